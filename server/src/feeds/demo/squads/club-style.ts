import { readTable } from '../../names-zh'

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
 * Names and country of a club's own players: those of the league it belongs to, also when it plays in a cup.
 * Throws for a club that stands in no league.
 */
export function homeOf(teamKey: string): Home {
  const home = clubs.get(teamKey) ?? clubs.get(teamKey.replace(YOUTH, ''))
  if (!home) throw new Error(`no league of ${teamKey}`)
  return home
}

/** Where players come from who play abroad, by how many clubs have them. */
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

/** Women's and youth clubs play with their own. */
export function abroadOf(teamKey: string): typeof ABROAD {
  return homeOf(teamKey).style.endsWith('women') || YOUTH.test(teamKey) ? [] : ABROAD
}
