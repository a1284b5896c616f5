import { createContext, useContext } from 'react'
import type { Host } from './host'

/** Filled by the shell, and by a remote's standalone page. */
export const HostContext = createContext<Host | null>(null)

/**
 * The host services inside a component. Throws outside a shell, which is a fault of the test or the
 * page.
 */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost needs a HostContext above it')
  return host
}
