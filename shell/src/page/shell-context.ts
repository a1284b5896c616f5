import type { ClientConfig } from '@saidian/shared/contracts'
import { createContext, useContext } from 'react'
import type { RouteMeta } from '../routing/route-table'

/** What the parts of the shell share among themselves; remotes get the narrower `Host`. */
export type Shell = {
  config: ClientConfig
  /** What `remote.json` says about the page at a path; null where no remote has one. */
  pageAt: (pathname: string) => RouteMeta | null
  /** Starts loading the remote that owns `path`, when a person is about to go there. */
  warmUp: (path: string) => void
  /** Brings the files of pages that are a tap away into the browser's cache, where the line can bear it. */
  bringPages: (paths: readonly string[], signal: AbortSignal) => Promise<void>
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs a ShellContext above it')
  return shell
}
