import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { checkVersion, type Files, readVersion } from '../check'
import { describeOthers } from '../shell/check-context'
import { PROVIDES } from './built-remote'

/** The broken rules of a remote, against a shell and other remotes. */
export function faultsOf(
  files: Files,
  others: readonly RemoteMeta[] = [],
  name = 'mf_live',
): CheckFault[] {
  const context = { provides: PROVIDES, ...describeOthers(name, others) }
  return checkVersion(readVersion(name, files), context)
}

/** Matches a broken rule by its name, its place and parts of its message and its remedy. */
export function faultAt(rule: string, place: string, message: string, remedy: string): object {
  return {
    rule,
    place: expect.stringContaining(place),
    message: expect.stringContaining(message),
    remedy: expect.stringContaining(remedy),
  }
}
