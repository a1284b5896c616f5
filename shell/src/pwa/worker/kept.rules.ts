/** What the worker keeps for the time without a network. */
export type Kept = 'page' | 'file' | 'data'

type Asked = { method: string; url: string; isNavigation: boolean }

const FILES = /^\/(assets|remotes)\//
/** Calls whose answer is the same for everybody, with or without a token; no other data is ever kept. */
const PUBLIC_DATA = /^\/(live\/(football|fb|odds|basketball|basket)|inform)\//

/** Which requests are kept, and as what; null for those that the worker does not touch. */
export function keptAs({ method, url, isNavigation }: Asked, origin: string): Kept | null {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  if (isNavigation) return 'page'
  if (FILES.test(pathname)) return 'file'
  return PUBLIC_DATA.test(pathname) ? 'data' : null
}
