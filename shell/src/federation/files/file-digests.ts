import type { PageBoot } from '@saidian/shared/contracts/registry'

export const SHELL_BASE = '/assets/'

/**
 * Digests by path of every file that this page may load: files of the shell and of pinned remotes.
 */
export function fileDigests({
  assets,
  remotes,
}: Pick<PageBoot, 'assets' | 'remotes'>): Record<string, string> {
  const directories = [
    { base: SHELL_BASE, integrity: assets },
    ...remotes,
    ...remotes.flatMap(({ previous }) => previous ?? []),
  ]
  return Object.fromEntries(
    directories.flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, digest]) => [base + file, digest]),
    ),
  )
}
