import { readKnownClubs, readKnownLeagues, readTable } from '../../catalogue'

type Home = { style: string; areaZh: string }

const styles = new Map<string, string>()
for (const row of readTable(new URL('../data/leagues.csv', import.meta.url)))
  styles.set(row.key ?? '', row.names ?? '')

const homes = new Map<string, Home>()
const clubs = readKnownClubs()
for (const { key, areaZh } of readKnownLeagues()) {
  const home = { style: styles.get(key) ?? '', areaZh }
  for (const club of clubs.get(key) ?? []) homes.set(club.key, home)
}

const YOUTH = /-u\d+$/

/**
 * Name style and country of a club's domestic players: those of its league, also in cup matches.
 * Throws for a club without a league.
 */
export function homeOf(teamKey: string): Home {
  const home = homes.get(teamKey) ?? homes.get(teamKey.replace(YOUTH, ''))
  if (!home) throw new Error(`no league of ${teamKey}`)
  return home
}

/** Origins of foreign players, each listed as often as clubs have them. */
const ABROAD: readonly (readonly [style: string, areaZh: string])[] = [
  ['portuguese', '巴西'],
  ['spanish', '阿根廷'],
  ['portuguese', '巴西'],
  ['french', '法国'],
  ['african', '南非'],
  ['spanish', '西班牙'],
  ['slavic', '塞尔维亚'],
  ['nordic', '瑞典'],
  ['dutch', '荷兰'],
  ['korean', '韩国'],
  ['german', '德国'],
  ['english', '英格兰'],
]

/** Origins of a club's foreign players; women's and youth clubs have none. */
export function abroadOf(teamKey: string): typeof ABROAD {
  return homeOf(teamKey).style.endsWith('women') || YOUTH.test(teamKey) ? [] : ABROAD
}
