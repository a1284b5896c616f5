import {
  colorsOf,
  knownCatalogue,
  markOf,
  readLeagueNames,
  readNationNames,
  readPlayerNames,
} from '../../../catalogue'
import type { FeedFixture, FeedLeague, FeedSeason, FeedTeam } from '../../../feed'
import type { Archive, Recording } from '../archive/archive'
import type { WyscoutTeam } from '../archive/shapes'
import { replayKey } from '../timeline/build-timeline'
import type { Names } from '../timeline/incidents'
import { clubOf } from './club-of'
import { seasonIn } from './season-in'

export type ReplayCatalogue = { leagues: FeedLeague[]; teams: FeedTeam[]; seasons: FeedSeason[] }

/** Leagues, teams and seasons of the recordings under their canonical keys and Chinese names. */
export function catalogueOf(archive: Archive): ReplayCatalogue {
  const leagues = new Map<string, FeedLeague>()
  const seasons = new Map<string, FeedSeason>()
  const teams = new Map<string, FeedTeam>()
  for (const recording of archive.recordings) {
    const leagueKey = leagueKeyOf(recording.competition)
    const name = leagueNames.find(({ key }) => key === leagueKey)
    leagues.set(
      leagueKey,
      known().leagues.get(leagueKey) ?? {
        key: leagueKey,
        nameZh: name?.nameZh ?? recording.competition,
        shortZh: name?.shortZh ?? recording.competition,
        letter: name?.letter ?? '#',
        areaKey: leagueKey.split('.')[0] ?? leagueKey,
        areaZh: name?.areaZh ?? '国际',
        color: colorsOf(leagueKey)[0],
        level: 1,
        kind: leagueKey.startsWith('fifa') ? 2 : 1,
      },
    )
    const season = seasonIn(leagueKey, recording.kickoffUtc)
    seasons.set(season.key, season)
    for (const { teamId } of Object.values(recording.match.teamsData)) {
      const team = teamOf(archive.teams.get(teamId), teamId)
      teams.set(team.key, known().teams.get(team.key) ?? team)
    }
  }
  return {
    leagues: [...leagues.values()],
    teams: [...teams.values()],
    seasons: [...seasons.values()],
  }
}

/** The match of a recording as a fixture that kicks off at `kickoffAt`. */
export function fixtureOf(archive: Archive, recording: Recording, kickoffAt: number): FeedFixture {
  const { match } = recording
  const [home, away] = teamsOf(archive, recording)
  return {
    key: replayKey(match.wyId),
    seasonKey: seasonIn(leagueKeyOf(recording.competition), recording.kickoffUtc).key,
    leagueKey: leagueKeyOf(recording.competition),
    homeKey: home.key,
    awayKey: away.key,
    round: match.gameweek > 0 ? `第${match.gameweek}轮` : '淘汰赛',
    kickoffAt,
    neutral: recording.competition === 'World_Cup',
  }
}

/** Home and away of a recording, under their canonical keys. */
export function teamsOf(archive: Archive, { match }: Recording): [home: FeedTeam, away: FeedTeam] {
  const teamAt = (side: 'home' | 'away') => {
    const id = Object.values(match.teamsData).find((team) => team.side === side)?.teamId ?? 0
    const team = teamOf(archive.teams.get(id), id)
    return known().teams.get(team.key) ?? team
  }
  return [teamAt('home'), teamAt('away')]
}

/** The Chinese name if the name list has one, else the short name of the file. */
export function playerNames(archive: Archive): Names {
  const chinese = readPlayerNames()
  return (playerId) => chinese.get(playerId) ?? archive.players.get(playerId)?.shortName ?? null
}

function leagueKeyOf(competition: string): string {
  const name = leagueNames.find(({ wyscoutFile }) => wyscoutFile === competition)
  return name?.key ?? `wyscout.${competition.toLowerCase().replaceAll('_', '-')}`
}

let catalogue: ReturnType<typeof knownCatalogue> | null = null

/** Read once and cached. */
function known() {
  catalogue ??= knownCatalogue()
  return catalogue
}

const leagueNames = readLeagueNames()
const nations = readNationNames()

function teamOf(team: WyscoutTeam | undefined, teamId: number): FeedTeam {
  const name = team?.name ?? `${teamId}`
  const club = clubOf(team, teamId)
  if (club) return { key: club.key, ...look(club.nameZh, club.shortZh), iso: null }
  const nation = team?.type === 'national' ? nations.get(name) : undefined
  if (nation)
    return {
      key: `nation/${nation.iso.toLowerCase()}`,
      ...look(nation.nameZh, nation.nameZh),
      iso: nation.iso,
    }
  return { key: `wyscout/${teamId}`, ...look(name, name), iso: null }
}

function look(
  nameZh: string,
  shortZh: string,
): Pick<FeedTeam, 'nameZh' | 'shortZh' | 'colors' | 'mark'> {
  return { nameZh, shortZh, colors: colorsOf(nameZh), mark: markOf(shortZh) }
}
