import { scriptUrlPolicy } from '../trusted-types'
import type { VouchedFiles } from './vouched-files'

/** Makes addresses a script of a remote may have: only files that are vouched for. */
export function scriptUrlMaker(files: VouchedFiles): (url: string) => string {
  return scriptUrlPolicy('saidian-federation', (url) => void files.digestOf(url))
}
