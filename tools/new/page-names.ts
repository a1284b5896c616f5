import type { RemoteMeta } from '@saidian/shared/contracts/registry'

/** Names of a generated page. */
export type PageName = {
  /** Pattern of the route. */
  path: string
  /** An address that the pattern matches. */
  address: string
  title: string
  /** Folder and chunk, such as `chat-detail`. */
  slug: string
  /** Component without `Page`, such as `ChatDetail`. */
  name: string
}

/** `mf-news-community` → `news-community`. */
export function subjectOf(folder: string): string {
  return folder.replace(/^mf-/, '')
}

/** `news-community` → `NewsCommunity`. */
export function pascalCase(slug: string): string {
  return slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}

/** `NewsCommunity` → `newsCommunity`. */
export function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Names of the page of every route with code of its own: a redirect has none. */
export function pageNames(folder: string, { routes }: RemoteMeta): PageName[] {
  const taken = new Set<string>()
  return routes
    .filter(({ redirect }) => redirect === undefined)
    .map(({ path, title }) => {
      const slug = unused(slugOf(path, subjectOf(folder)), taken)
      taken.add(slug)
      return { path, address: addressOf(path), title, slug, name: pascalCase(slug) }
    })
}

/** `/message/chatDetail` of mf-message → `chat-detail`; `/message` → `message`. */
function slugOf(path: string, subject: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '' && !part.endsWith('?') && part !== '*')
    .map((part) => kebabCase(part.replace(/^:/, 'by-')))
  const own = parts[0] === subject && parts.length > 1 ? parts.slice(1) : parts
  const slug = own.join('-') || subject
  return /^[a-z]/.test(slug) ? slug : `${subject}-${slug}`
}

function kebabCase(text: string): string {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase()
}

function unused(slug: string, taken: ReadonlySet<string>): string {
  let number = 2
  let free = slug
  while (taken.has(free)) free = `${slug}-${number++}`
  return free
}

/** Optional parts are left out, the others are 1. */
function addressOf(path: string): string {
  return path.replace(/\/(?::?\w+\?|\*)/g, '').replace(/:\w+/g, '1') || '/'
}
