const SUBDOMAIN = /^(www\d?|m|wap|mobile|amp|3g)\.(?=[^.]+\.[^.]+)/
/** Parameters that name where a reader came from, not what is read. */
const TRACKING = new RegExp(
  `^(${[
    ...['utm_.*', 'spm', 'scm', 'from', 'ref', 'refer', 'referer', 'source', 'src', 'share.*'],
    ...['isappinstalled', 'scene', 'chksm', 'fbclid', 'gclid', 'yclid', 'msclkid', 'mc_[ce]id'],
    ...['igshid', 'wt_.*', 'cmpid', 'ncid', '_t', 'timestamp', 'amp', 'outputtype'],
  ].join('|')})$`,
  'i',
)

/**
 * What identifies the page of a link: the same for http and https, with and without www, on a phone
 * and as AMP, and whatever parameters follow a reader. Null for what is no address of a page.
 */
export function canonicalLink(link: string): string | null {
  const url = originalOf(link)
  if (url === null) return null
  const host = url.host.replace(SUBDOMAIN, '')
  const path = url.pathname
    .replace(/\/(index|default)\.(html?|php|aspx?|jsp)$/i, '/')
    .replace(/\.amp(?=\.html?$|$)/i, '')
    .replace(/\/amp\/?$/i, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  const parameters = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
  const query = new URLSearchParams(parameters).toString()
  const key = `${host}${path}${query === '' ? '' : `?${query}`}`
  return key.length > 1_000 ? null : key
}

/** The same page without what follows a reader, as it is shown under an article. */
export function shownLink(link: string): string {
  const url = new URL(link)
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_.*|spm|fbclid|gclid)$/i.test(name)) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** The page behind an address of an AMP cache. */
function originalOf(link: string): URL | null {
  const url = pageOf(link)
  if (url === null) return null
  const cached =
    /(^|\.)google\.[a-z.]{1,20}$/.test(url.hostname) && /^\/amp\/(s\/)?(.+)/.exec(url.pathname)?.[2]
  const stored =
    url.hostname.endsWith('.cdn.ampproject.org') && /^\/[a-z]\/(s\/)?(.+)/.exec(url.pathname)?.[2]
  const inside = cached || stored
  return inside ? (pageOf(`https://${inside}`) ?? url) : url
}

function pageOf(link: string): URL | null {
  if (link.length > 2_000 || !URL.canParse(link)) return null
  const url = new URL(link)
  const isPage = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPage ? url : null
}
