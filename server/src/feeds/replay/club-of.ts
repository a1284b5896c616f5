import { type ClubName, clubSlug, readClubNames } from '../names-zh'
import type { WyscoutTeam } from './wyscout'

/** Countries as these files write them, where names-zh writes another code. */
const AREAS: Record<string, string> = {
  ...{ XEN: 'eng', XSC: 'sco', XWA: 'wal', XNI: 'nir', DEU: 'ger', NLD: 'ned', PRT: 'por', CHE: 'sui' },
  ...{ GRC: 'gre', DNK: 'den', HRV: 'cro', BGR: 'bul', SVN: 'svn', IRL: 'irl', CHL: 'chi', URY: 'uru' },
  ...{ PRY: 'par', SAU: 'ksa', ZAF: 'rsa' },
}

const clubs = readClubNames()
const byId = new Map(clubs.map((club) => [club.wyscoutId, club]))
const bySlug = new Map<string, ClubName[]>()
for (const club of clubs) {
  const names = [...club.openfootballNames, club.footballDataName].filter((name) => name !== '')
  for (const slug of new Set(names.map(clubSlug))) bySlug.set(slug, [...(bySlug.get(slug) ?? []), club])
}

/**
 * The club of names-zh that a team is: by its number, else by any spelling of its name in its country.
 * Undefined for a club that names-zh does not have, and where two clubs have the name.
 */
export function clubOf(team: WyscoutTeam | undefined, teamId: number): ClubName | undefined {
  const numbered = byId.get(teamId)
  if (numbered || !team || team.type !== 'club') return numbered
  const { alpha3code } = team.area
  const area = AREAS[alpha3code] ?? alpha3code.toLowerCase()
  const found = (bySlug.get(clubSlug(team.name)) ?? []).filter((club) => club.area === area)
  return found.length === 1 ? found[0] : undefined
}
