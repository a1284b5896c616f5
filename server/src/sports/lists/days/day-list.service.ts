import type { Position } from '@saidian/shared/contracts/sockets'
import { addDays, beijingDate } from '@saidian/shared/lib'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Prebuilt } from '../../../platform/http'
import type { MatchRow } from '../../match-row'
import { type BoardContents, type BoardView, contentsOf } from '../board/board-contents'
import { typeTest } from '../board/list-cache.service'
import type { RowDeps } from '../rows/listed-match.service'
import { matchList, rowsOf } from '../rows/match-list'
import { packList } from '../rows/pack-list'
import { readLeagues, readMatches, readTeams } from '../rows/row.repository'
import { withColumns } from '../rows/with-columns'
import { dayRange } from './calendar-day.rules'
import { readSeasonWindow } from './day.repository'

const MAX_DAYS = 32
const MAX_ANSWERS = 96
/** A past day changes only by corrections; today and coming days change by fixtures and play. */
const LIFE_MS = { past: 30_000, other: 2_000, window: 60_000 }
/**
 * Days before and after today of the page's date strip. They are allowed whatever the seasons say:
 * a replay plays an old season today.
 */
const STRIP_DAYS = 7

export type DayLists<Row extends MatchRow> = {
  /** Rows of one Beijing day; throws `errors.dateOutOfRange` outside the seasons. */
  day: (date: string, view: BoardView<Row>) => Promise<BoardContents<Row>>
  /** The ready response of a day and type, cached. */
  answer: (date: string, type: number, view: BoardView<Row>) => Promise<Prebuilt>
  /** The response for some leagues only; not cached. */
  ofLeagues: (
    date: string,
    type: number,
    leagueIds: ReadonlySet<number>,
    view: BoardView<Row>,
  ) => Promise<Prebuilt>
}

export type DayListDeps<Row extends MatchRow> = RowDeps<Row> & { clock: Clock }

/** Lists of past and coming days from the database. */
export function createDayLists<Row extends MatchRow>(deps: DayListDeps<Row>): DayLists<Row> {
  const { sport, clock } = deps
  const readDay = createDayReader(deps)
  const answers = createFreshCache<Prebuilt>(clock, MAX_ANSWERS)

  async function pack(
    date: string,
    type: number,
    view: BoardView<Row>,
    isWanted: (match: Row) => boolean,
  ) {
    const { contents, position } = await readDay(date, view)
    const isOfType = typeTest(sport.rows, contents, type)
    const rows = rowsOf(contents, (match) => isOfType(match) && isWanted(match))
    const nowMs = clock.now()
    return packList(
      matchList({ ...view, ...position }, rows, nowMs),
      `${date}-${type}-${nowMs}`,
      cacheControl(lifeOf(date, nowMs)),
    )
  }

  return {
    day: async (date, view) => (await readDay(date, view)).contents,
    answer: (date, type, view) => {
      const key = `${sport.sources.shown(view.feed.source).join()} ${date} ${type}`
      return answers.get(key, lifeOf(date, clock.now()), () => pack(date, type, view, () => true))
    },
    ofLeagues: (date, type, leagueIds, view) =>
      pack(date, type, view, ({ li }) => leagueIds.has(li)),
  }
}

/** Rows, and the board's position before they were read: later changes come as events after it. */
type ReadDay<Row extends MatchRow> = { contents: BoardContents<Row>; position: Position }

/** Reads days within the seasons, and caches them. */
function createDayReader<Row extends MatchRow>({ db, sport, clock, columns }: DayListDeps<Row>) {
  const windows = createFreshCache<{ from: string; to: string }>(clock, 1)
  const days = createFreshCache<ReadDay<Row>>(clock, MAX_DAYS)

  function windowOf(sources: string[]) {
    const today = beijingDate(clock.now())
    return windows.get(sources.join(), LIFE_MS.window, async () => {
      const strip = { from: addDays(today, -STRIP_DAYS), to: addDays(today, STRIP_DAYS) }
      const seasons = await readSeasonWindow(db, sport, sources)
      const days = [strip, seasons ?? strip].flatMap(({ from, to }) => [from, to]).sort()
      return { from: days[0] ?? strip.from, to: days.at(-1) ?? strip.to }
    })
  }

  return async (date: string, view: BoardView<Row>): Promise<ReadDay<Row>> => {
    const range = dayRange(date)
    if (range === null) throw new RequestError('request.invalid', { details: { date } })
    const sources = sport.sources.shown(view.feed.source)
    const window = await windowOf(sources)
    if (date < window.from || date > window.to)
      throw new RequestError(sport.errors.dateOutOfRange, { details: window })
    return days.get(`${sources.join()} ${date}`, lifeOf(date, clock.now()), async () => {
      const position = { epoch: view.epoch, seq: view.seq }
      const matches = await withColumns(db, await readMatches(db, sport, sources, range), columns)
      return { contents: await withNames(db, matches), position }
    })
  }
}

function lifeOf(date: string, nowMs: number): number {
  return date < beijingDate(nowMs) ? LIFE_MS.past : LIFE_MS.other
}

async function withNames<Row extends MatchRow>(
  db: Db,
  matches: Row[],
): Promise<BoardContents<Row>> {
  const [leagues, teams] = await Promise.all([
    readLeagues(db, [...new Set(matches.map(({ li }) => li))]),
    readTeams(db, [...new Set(matches.flatMap(({ home, away }) => [home, away]))]),
  ])
  return contentsOf({ matches, leagues, teams })
}

function cacheControl(lifeMs: number): string {
  return `public, max-age=0, s-maxage=${Math.floor(lifeMs / 1000)}`
}
