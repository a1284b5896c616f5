import type { FeedSeason, FeedTeam } from '../../feed'
import { type DemoLeague, readCatalogue } from './catalogue'
import { createWinnerOf, cupMatches } from './cup'
import { type DemoMatch, matchOf, seasonKey } from './fixture'
import { spreadKickoffs } from './kickoff.rules'
import { kickoffHours } from './kickoff-hours'
import { hashOf, randomFrom, shuffled } from './random'
import { type Edition, editionsBetween, matchIndexesOn, pairingAt } from './season.rules'
import { instantOn, isoDate } from './sports-day.rules'

/** Seasons are told from ten days before they begin to a week after their end. */
const DAYS_AHEAD = 10
const DAYS_BEHIND = 7
/** Seasons before those that are on: both sides of any match have met. */
const EARLIER_SEASONS = 2
const DAYS_OF_EARLIER = 200 * EARLIER_SEASONS

export type World = {
  leagues: DemoLeague[]
  teams: FeedTeam[]
  /** Seasons that are on, just over or about to begin on `day`. */
  seasonsAt: (day: number) => FeedSeason[]
  /** The last seasons of each league before those of `day`; cups have none. */
  earlierSeasonsAt: (day: number) => FeedSeason[]
  /** League matches of a sports day, and cup ties drawn by `knownDay`. */
  matchesOn: (day: number, knownDay: number) => DemoMatch[]
  /** Every match of the seasons of `day`, a sports day or a round of a cup at a time: all of them at once would hold the process for half a second. */
  matchesOfSeasonsAt: (day: number) => Generator<DemoMatch[]>
  /** Every match of these earlier seasons of `day`, a sports day at a time, the newest first. */
  earlierMatches: (day: number, seasonKeys: ReadonlySet<string>) => Generator<DemoMatch[], void>
}

/** A football world that depends on nothing but the seed. */
export function createWorld(seed: string): World {
  const leagues = readCatalogue(seed)
  const winnerOf = createWinnerOf(seed)
  const seasonTeams = new Map<string, FeedTeam[]>()

  /** The draw of the season: which team takes which place on the circle. */
  const teamsOf = (league: DemoLeague, edition: Edition) => {
    const key = seasonKey(league, edition)
    const known = seasonTeams.get(key)
    if (known) return known
    const drawn = shuffled(league.teams, randomFrom(`${seed}/draw/${key}`))
    seasonTeams.set(key, drawn)
    return drawn
  }

  const leagueDay = (league: DemoLeague, day: number) =>
    editionsBetween(league.startMonth, day, day).flatMap((edition) => {
      const teams = teamsOf(league, edition)
      const phase = (hashOf(league.key) % 1000) / 1000
      return matchIndexesOn(edition, teams.length, day, phase).flatMap((index) => {
        const { round, home, away } = pairingAt(teams.length, index)
        const [homeTeam, awayTeam] = [teams[home], teams[away]]
        if (!homeTeam || !awayTeam) return []
        return [{ league, edition, home: homeTeam, away: awayTeam, round: `第${round}轮` }]
      })
    })

  const leagueMatches = (day: number) => {
    const draws = leagues
      .filter(({ kind }) => kind === 1)
      .flatMap((league) => leagueDay(league, day))
    const minutes = spreadKickoffs(
      draws.map(({ league }) => kickoffHours(league.hours)),
      draws.map(({ home, round }) => hashOf(`${seed}/${home.key}/${round}`)),
    )
    return draws.map((draw, index) =>
      matchOf({ ...draw, kickoffAt: instantOn(day, minutes[index] ?? 0) }, seed),
    )
  }

  function* cups(fromDay: number, toDay: number, knownDay: number) {
    for (const league of leagues.filter(({ kind }) => kind === 2)) {
      for (const edition of editionsBetween(league.startMonth, fromDay, toDay))
        yield* cupMatches(league, edition, knownDay, { seed, winnerOf })
    }
  }

  const editionsAt = (league: DemoLeague, day: number) =>
    editionsBetween(league.startMonth, day - DAYS_BEHIND, day + DAYS_AHEAD)

  const earlierEditions = (day: number) =>
    leagues
      .filter(({ kind }) => kind === 1)
      .flatMap((league) => {
        const first = editionsAt(league, day)[0]?.startDay ?? day
        const before = editionsBetween(league.startMonth, first - DAYS_OF_EARLIER, first - 1)
        return before.slice(-EARLIER_SEASONS).map((edition) => ({ league, edition }))
      })

  return {
    leagues,
    teams: [
      ...new Map(leagues.flatMap(({ teams }) => teams).map((team) => [team.key, team])).values(),
    ],
    seasonsAt: (day) =>
      leagues.flatMap((league) =>
        editionsAt(league, day).map((edition) => feedSeason(league, edition)),
      ),
    earlierSeasonsAt: (day) =>
      earlierEditions(day).map(({ league, edition }) => feedSeason(league, edition)),
    matchesOn: (day, knownDay) => [
      ...leagueMatches(day),
      ...[...cups(day, day, knownDay)].flat().filter(({ fixture }) => isOn(day, fixture.kickoffAt)),
    ],
    *matchesOfSeasonsAt(day) {
      const editions = leagues.flatMap((league) =>
        editionsAt(league, day).map((edition) => ({ league, edition })),
      )
      const wanted = new Set(editions.map(({ league, edition }) => seasonKey(league, edition)))
      const ofSeasons = (matches: DemoMatch[]) =>
        matches.filter(({ fixture }) => wanted.has(fixture.seasonKey))
      const first = Math.min(...editions.map(({ edition }) => edition.startDay))
      const last = Math.max(...editions.map(({ edition }) => edition.endDay)) - 1
      for (const ties of cups(day - DAYS_BEHIND, day + DAYS_AHEAD, day)) yield ofSeasons(ties)
      for (let other = first; other <= last; other++) yield ofSeasons(leagueMatches(other))
    },
    *earlierMatches(day, seasonKeys) {
      const editions = earlierEditions(day).filter(({ league, edition }) =>
        seasonKeys.has(seasonKey(league, edition)),
      )
      const first = Math.min(...editions.map(({ edition }) => edition.startDay))
      const last = Math.max(...editions.map(({ edition }) => edition.endDay)) - 1
      for (let other = last; other >= first; other--)
        yield leagueMatches(other).filter(({ fixture }) => seasonKeys.has(fixture.seasonKey))
    },
  }
}

function feedSeason(league: DemoLeague, edition: Edition): FeedSeason {
  return {
    key: seasonKey(league, edition),
    leagueKey: league.key,
    name: edition.name,
    startsOn: isoDate(edition.startDay),
    endsOn: isoDate(edition.endDay - 1),
  }
}

function isOn(day: number, seconds: number): boolean {
  return seconds >= instantOn(day, 600) && seconds < instantOn(day + 1, 600)
}
