import type { ClientConfig } from '../contracts/registry'

export type Hosts = Pick<ClientConfig, 'mainHost' | 'messageHost' | 'roomHost'>

/** The page's own origin for everything. */
export const OWN_ORIGIN: Hosts = { mainHost: '', messageHost: '', roomHost: '' }

/** Which of the three hosts serves a path (product-spec 7). */
export function hostOf(path: string, hosts: Hosts): string {
  if (/^\/(imapi|imserver)(\/|$)/.test(path)) return hosts.messageHost
  if (path.startsWith('/api/')) return hosts.roomHost
  return hosts.mainHost
}
