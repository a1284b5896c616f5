import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { checkVersion, type Provides, readVersion } from '../../server/src/modules/registry/check'
import { describeOthers } from '../../server/src/modules/registry/shell/check-context'
import { workspaceRoot } from '../federation/workspace'
import { readBuilt } from '../remote/built-remote'
import { CommandError } from '../staff/command-error'

export type CheckResult = { name: string; version: string; faults: CheckFault[] }

/** The registry's contract check of a dist folder, against the built shell beside it. */
export async function checkBuilt(
  dist: string,
  shellDist = join(workspaceRoot, 'shell/dist'),
): Promise<CheckResult> {
  if (!existsSync(join(shellDist, 'provides.json')))
    throw new CommandError(
      `The shell is not built (no provides.json in ${shellDist}). Run \`pnpm build\` first.`,
    )
  const { name, version, files } = await readBuilt(dist)
  const provides = await readJson<Provides>(join(shellDist, 'provides.json'))
  const known = await readJson<RemoteMeta[]>(join(shellDist, 'known-remotes.json'))
  const context = { provides, ...describeOthers(name, known) }
  return { name, version, faults: checkVersion(readVersion(name, files), context) }
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}
