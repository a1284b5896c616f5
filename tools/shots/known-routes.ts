import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Stand-ins for the parameters of a pattern, so that a picture shows real data. */
const SAMPLES: Record<string, string> = { type: '' }

/** Further states of a route that have an address. */
const STATES: { url: string; name: string }[] = [
  { url: '/live/zq/sc', name: 'live-zq-sc' },
  { url: '/live/zq/sg', name: 'live-zq-sg' },
  { url: '/live/zq/gz', name: 'live-zq-gz' },
  { url: '/live/zq/jc', name: 'live-zq-jc' },
  { url: '/live/zq/bd', name: 'live-zq-bd' },
  { url: '/live/zq/zc', name: 'live-zq-zc' },
  { url: '/live/zq/js?filter', name: 'live-zq-filter' },
  { url: '/live/zq/js?settings', name: 'live-zq-settings' },
  { url: '/nowhere', name: 'not-found' },
]

/** An address and a file name for every route of every `remote.json`. */
export function knownRoutes(): { url: string; name: string }[] {
  const patterns = readdirSync('.')
    .filter((folder) => folder.startsWith('mf-') && existsSync(`${folder}/remote.json`))
    .map((folder) => `${folder}/remote.json`)
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] }).routes)
    .map((route) => route.path)
  const routes = patterns.map((pattern) => {
    const url = pattern.replace(/\/:(\w+)\??/g, (_, name: string) =>
      SAMPLES[name] ? `/${SAMPLES[name]}` : '',
    )
    return { url: url || '/', name: (url || '/').slice(1).replaceAll('/', '-') || 'index' }
  })
  const all = [...routes, ...STATES]
  return all.filter((route, index) => all.findIndex((other) => other.url === route.url) === index)
}
