import type { Clock } from '../../../platform/clock'
import type { Prebuilt } from '../../../platform/http'
import type { MatchRow, RowRules } from '../../match-row'
import { matchList, rowsOf } from '../rows/match-list'
import { packList } from '../rows/pack-list'
import type { BoardContents, BoardView } from './board-contents'

/** Shortest time between two builds: a burst of goals does not rebuild the list for each. */
const MIN_LIFE_MS = 250
/** One second in shared caches: it absorbs the load at kick-off and stays fresh after a gap. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1'

type Entry = { position: string; builtAt: number; answer: Promise<Prebuilt> }

/** Caches a ready response per list type; rebuilds it on request after the position moved. */
export function createListCache<Row extends MatchRow>(
  rules: Pick<RowRules<Row>, 'types'>,
  clock: Clock,
): (view: BoardView<Row>, type: number) => Promise<Prebuilt> {
  const entries = new Map<number, Entry>()
  return (view, type) => {
    const position = `${view.epoch}-${view.seq}`
    const known = entries.get(type)
    const nowMs = clock.now()
    if (known && (known.position === position || nowMs - known.builtAt < MIN_LIFE_MS))
      return known.answer
    const rows = rowsOf(view.contents, typeTest(rules, view.contents, type))
    const answer = packList(matchList(view, rows, nowMs), `${position}-${type}`, CACHE_CONTROL)
    entries.set(type, { position, builtAt: nowMs, answer })
    answer.catch(() => entries.delete(type))
    return answer
  }
}

/** The response for some leagues only; not cached. */
export function packLeagues<Row extends MatchRow>(
  rules: Pick<RowRules<Row>, 'types'>,
  view: BoardView<Row>,
  { type, leagueIds }: { type: number; leagueIds: ReadonlySet<number> },
  nowMs: number,
): Promise<Prebuilt> {
  const isOfType = typeTest(rules, view.contents, type)
  const rows = rowsOf(view.contents, (match) => isOfType(match) && leagueIds.has(match.li))
  return packList(matchList(view, rows, nowMs), `${view.epoch}-${view.seq}-${nowMs}`, CACHE_CONTROL)
}

/** Whether a match is in a tab of the list; takes the level from the leagues of the list. */
export function typeTest<Row extends MatchRow>(
  { types }: Pick<RowRules<Row>, 'types'>,
  { leagues }: Pick<BoardContents<Row>, 'leagues'>,
  type: number,
): (match: Row) => boolean {
  const test = types.test(type) ?? (() => false)
  return (match) => test({ match, level: leagues.get(match.li)?.level ?? 0 })
}
