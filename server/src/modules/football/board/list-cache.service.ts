import type { BoardMatch } from '@saidian/shared/contracts'
import type { Clock } from '../../../platform/clock'
import type { Prebuilt } from '../../../platform/http'
import { listTypeTest } from '../rules/list-type.rules'
import type { BoardContents, BoardView } from './board-contents'
import { footballList, rowsOf } from './football-list'
import { packList } from './pack-list'

/** Goals move the position between ticks; a burst of them does not rebuild the list each time. */
const SHORTEST_LIFE_MS = 250
/** One second in a shared cache: a crowd at kick-off meets the cache, a reader after a gap still finds the news. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1'

type Entry = { position: string; builtAt: number; answer: Promise<Prebuilt> }

/** Today's list as ready answers, one a type; built when first asked for and again when the position moved. */
export function createListCache(
  clock: Clock,
): (view: BoardView, type: number) => Promise<Prebuilt> {
  const entries = new Map<number, Entry>()
  return (view, type) => {
    const position = `${view.epoch}-${view.seq}`
    const known = entries.get(type)
    const nowMs = clock.now()
    if (known && (known.position === position || nowMs - known.builtAt < SHORTEST_LIFE_MS))
      return known.answer
    const list = footballList(view, rowsOf(view.contents, typeTest(view.contents, type)), nowMs)
    const answer = packList(list, `${position}-${type}`, CACHE_CONTROL)
    entries.set(type, { position, builtAt: nowMs, answer })
    answer.catch(() => entries.delete(type))
    return answer
  }
}

/** The test of a tab, with the level looked up in the leagues of the list. */
export function typeTest({ leagues }: Pick<BoardContents, 'leagues'>, type: number) {
  const test = listTypeTest(type) ?? (() => false)
  return (match: BoardMatch): boolean => test({ match, level: leagues.get(match.li)?.level ?? 0 })
}
