import { readTable } from '../../catalogue'

type Home = { style: string; areaZh: string }

const homes = new Map<string, Home>()
for (const row of readTable(new URL('../data/leagues.csv', import.meta.url)))
  homes.set(row.key ?? '', { style: row.names ?? '', areaZh: row.areaZh ?? '' })

const clubs = new Map<string, Home>()
for (const row of readTable(new URL('../data/clubs.csv', import.meta.url))) {
  const home = homes.get(row.league ?? '')
  if (home) clubs.set(row.key ?? '', home)
}

const YOUTH = /-u\d+$/

/**
 * Name style and country of a club's domestic players: those of its league, also in cup matches.
 * Throws for a club without a league.
 */
export function homeOf(teamKey: string): Home {
  const home = clubs.get(teamKey) ?? clubs.get(teamKey.replace(YOUTH, ''))
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
