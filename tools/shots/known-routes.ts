import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Values for the parameters of a pattern, so that a screenshot shows real data. */
const SAMPLES: Record<string, string> = { type: '' }

/** `asMember`: with a logged-in member. */
export type PicturedRoute = { url: string; name: string; asMember?: boolean }

/** Further states of a route that have an address. */
const STATES: PicturedRoute[] = [
  { url: '/live/zq/sc', name: 'live-zq-sc' },
  { url: '/live/zq/sg', name: 'live-zq-sg' },
  { url: '/live/zq/gz', name: 'live-zq-gz' },
  { url: '/live/zq/jc', name: 'live-zq-jc' },
  { url: '/live/zq/bd', name: 'live-zq-bd' },
  { url: '/live/zq/zc', name: 'live-zq-zc' },
  { url: '/live/zq/js?filter', name: 'live-zq-filter' },
  { url: '/live/zq/js?settings', name: 'live-zq-settings' },
  { url: '/user/doubt?id=handicap', name: 'user-doubt-handicap' },
  { url: '/user/question?q=%E9%AA%8C%E8%AF%81%E7%A0%81', name: 'user-question-search' },
  { url: '/nowhere', name: 'not-found' },
  { url: '/user', name: 'user-member', asMember: true },
  { url: '/user?wallet', name: 'user-wallet', asMember: true },
  { url: '/user/set', name: 'user-set-member', asMember: true },
  { url: '/user/set?devices', name: 'user-set-devices', asMember: true },
  { url: '/user/set?leave', name: 'user-set-leave', asMember: true },
  { url: '/user/match?tab=watched', name: 'user-match-watched', asMember: true },
  { url: '/user/authorHome?id=100001', name: 'user-authorHome-somebody' },
]

/** An address and a file name for every route of every `remote.json`. */
export function knownRoutes(): PicturedRoute[] {
  const patterns = readdirSync('.')
    .filter((folder) => folder.startsWith('mf-') && existsSync(`${folder}/remote.json`))
    .map((folder) => `${folder}/remote.json`)
    .flatMap(
      (file) =>
        (JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string; guard?: string }[] })
          .routes,
    )
  const routes = patterns.map(({ path, guard }) => {
    const url = path.replace(/\/:(\w+)\??/g, (_, name: string) =>
      SAMPLES[name] ? `/${SAMPLES[name]}` : '',
    )
    const name = url.slice(1).replaceAll('/', '-') || 'index'
    return { url: url || '/', name, asMember: guard === 'authenticated' }
  })
  const all = [...routes, ...STATES]
  return all.filter((route, index) => all.findIndex(({ name }) => name === route.name) === index)
}
