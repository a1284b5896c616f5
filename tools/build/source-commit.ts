import { execFileSync } from 'node:child_process'
import type { SourceCommit } from '@saidian/shared/contracts/registry'

/**
 * The commit of the checkout at `root`, and whether `places` below it differ from that commit;
 * undefined outside git, as in an unpacked archive.
 */
export function sourceCommit(root: string, places: readonly string[]): SourceCommit | undefined {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
    const id = git('rev-parse', 'HEAD')
    return { id, isDirty: git('status', '--porcelain', '--', ...places) !== '' }
  } catch {
    return undefined
  }
}
