import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { writeBasketballReport } from '../basketball/report'
import { createReadBasketball } from '../facts/basketball-facts'
import type { MatchFacts, Pair } from '../facts/facts'
import { createReadFootball } from '../facts/football-facts'
import { withoutSeason } from '../facts/without-season.rules'
import { writeFootballReport } from '../football/report'
import { writePreview } from '../preview'
import { type ReachedStreak, reachedStreaks, writeStreak } from '../standings/streak-article'
import type { WrittenArticle } from '../text/article'
import { type DueMatch, keyOf } from './due.repository'
import type { Publish } from './publish.service'
import { readKeysOf } from './written.repository'

const PREVIEWED_S = 12 * 3_600
/** Both teams stand among these: the match is one for 头条. */
const GREAT_PLACE = 6

/** Reads the facts of a match and writes its report; one a sport. */
export type SportWriter = (matchId: number) => Promise<{
  facts: MatchFacts & { score: Pair | null }
  report: (isSeasonStored: boolean) => WrittenArticle | null
} | null>

export type SportWriterDeps = { db: Db; clock: Clock; source: string }

export function createFootballWriter(deps: SportWriterDeps): SportWriter {
  const read = createReadFootball(deps)
  return async (matchId) => {
    const facts = await read(matchId)
    return (
      facts && { facts, report: (has) => writeFootballReport(has ? facts : withoutSeason(facts)) }
    )
  }
}

export function createBasketballWriter(deps: SportWriterDeps): SportWriter {
  const read = createReadBasketball(deps)
  return async (matchId) => {
    const facts = await read(matchId)
    return (
      facts && { facts, report: (has) => writeBasketballReport(has ? facts : withoutSeason(facts)) }
    )
  }
}

export type WriteMatchDeps = { db: Db; source: string; write: SportWriter; publish: Publish }

/** Writes what is due about a match: its preview, or its report with streaks that it continues. */
export function createWriteMatch({ db, source, write, publish }: WriteMatchDeps) {
  const publicationOf = ({ facts, kickoffAt, endedAt, kind }: DueMatch, match: MatchFacts) => ({
    facts,
    matchId: match.match.id,
    matchIds: [match.match.id],
    isDemo: match.isDemo,
    sport: match.match.sport,
    league: match.league.name,
    isGreat: isGreat(match),
    publishedAt: kind === 'report' ? Math.max(endedAt, kickoffAt) : kickoffAt - PREVIEWED_S,
  })
  const coverOf = ({ match, league, home, away }: MatchFacts) => ({
    sport: match.sport,
    leagueColor: league.color,
    teams: [home, away],
    kind: 'match' as const,
  })

  async function writeStreaks(due: DueMatch, facts: MatchFacts & { score: Pair | null }) {
    const news = due.isSeasonStored ? reachedStreaks(facts) : []
    const written = due.isWritten ? await writtenStreaks(due.matchId, facts) : []
    for (const one of [...news, ...written.filter((old) => !news.some(isSame(old)))]) {
      const text = writeStreak(facts, one)
      const key = streakKey(due.matchId, one)
      const cover = { ...coverOf(facts), teams: [facts[one.side]], kind: 'team' as const }
      if (text) await publish({ ...publicationOf(due, facts), key, text, cover })
    }
  }

  const streakKey = (matchId: number, { side, kind }: ReachedStreak) =>
    keyOf(source, 'streak', `${matchId}:${side}:${kind}`)

  /** Streaks that were written about before a correction, with their length now. */
  async function writtenStreaks(matchId: number, facts: MatchFacts): Promise<ReachedStreak[]> {
    const keys = await readKeysOf(db, matchId, keyOf(source, 'streak', ''))
    return keys.map((key) => {
      const [side, kind] = key.split(':').slice(-2) as [
        ReachedStreak['side'],
        ReachedStreak['kind'],
      ]
      return { side, kind, length: facts[side].streaks[kind] }
    })
  }

  return async (due: DueMatch): Promise<void> => {
    const read = await write(due.matchId)
    if (!read) return
    const { facts, report } = read
    const key = keyOf(source, due.kind, due.matchId)
    const text =
      due.kind === 'report'
        ? report(due.isSeasonStored)
        : writePreview(due.isSeasonStored ? facts : withoutSeason(facts))
    if (text) await publish({ ...publicationOf(due, facts), key, text, cover: coverOf(facts) })
    if (due.kind === 'report') await writeStreaks(due, facts)
  }
}

const isSame = (one: ReachedStreak) => (other: ReachedStreak) =>
  one.side === other.side && one.kind === other.kind

function isGreat({ home, away }: MatchFacts): boolean {
  return [home.before, away.before].every((standing) => {
    return standing !== null && standing.position <= GREAT_PLACE
  })
}
