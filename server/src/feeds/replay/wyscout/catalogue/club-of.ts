import { createClubBook, readClubNames } from '../../../catalogue'
import type { WyscoutTeam } from '../archive/shapes'

export type NamedClub = { key: string; nameZh: string; shortZh: string }

/** Country codes of these files whose code differs in the catalogue. */
const AREAS: Record<string, string> = {
  XEN: 'eng',
  XSC: 'sco',
  XWA: 'wal',
  XNI: 'nir',
  DEU: 'ger',
  NLD: 'ned',
  PRT: 'por',
  CHE: 'sui',
  GRC: 'gre',
  DNK: 'den',
  HRV: 'cro',
  BGR: 'bul',
  SVN: 'svn',
  IRL: 'irl',
  CHL: 'chi',
  URY: 'uru',
  PRY: 'par',
  SAU: 'ksa',
  ZAF: 'rsa',
}

const byId = new Map(readClubNames().map((club) => [club.wyscoutId, club]))
const book = createClubBook()

/**
 * The club of a team: by its Wyscout id, else by any spelling of its name in its country, as
 * imports find it. Undefined for a club without a Chinese name, and when two clubs share the name.
 */
export function clubOf(team: WyscoutTeam | undefined, teamId: number): NamedClub | undefined {
  const numbered = byId.get(teamId)
  if (numbered || !team || team.type !== 'club') return numbered
  const { alpha3code } = team.area
  const found = book.findKnown(team.name, AREAS[alpha3code] ?? alpha3code.toLowerCase())
  return found && /\p{Script=Han}/u.test(found.nameZh) ? found : undefined
}
