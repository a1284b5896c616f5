import type { ClientConfig } from '@saidian/shared/contracts/registry'
import { createContext, useContext } from 'react'
import type { RouteMeta } from '../routing/route-table'

/** Services shared inside the shell; remotes get the narrower `Host`. */
export type Shell = {
  config: ClientConfig
  /** Route and remote of the page at a path, from `remote.json`; null for an unknown path. */
  pageAt: (pathname: string) => RouteMeta | null
  /** Starts loading the remote of `path` when the user is about to open it. */
  warmUp: (path: string) => void
  /** Prefetches the files of a page that is one tap away: a task of `usePrefetch`. */
  prefetchPage: (path: string, signal: AbortSignal) => Promise<void>
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs a ShellContext above it')
  return shell
}
