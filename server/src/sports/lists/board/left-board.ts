import type { OpenTopic } from '../../../platform/topics'
import type { MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import { matchList, rowsOf } from '../rows/match-list'
import { contentsOf } from './board-contents'
import type { BoardTopic } from './board-publisher.service'

/** The board as it is left to the next term: the snapshot of its position. */
export function leftBoard<Row extends MatchRow>(topic: OpenTopic<BoardTopic<Row>>): unknown {
  const { epoch, seq, published, heartbeat } = topic
  const rows = rowsOf(published, () => true)
  return matchList({ epoch, seq, feed: heartbeat.state() }, rows, 0)
}

/** False for what `leftBoard` did not write, and for the list of another feed. */
export function restoreBoard<Row extends MatchRow>(
  { rows }: Pick<ListedSport<Row>, 'rows'>,
  topic: BoardTopic<Row>,
  saved: unknown,
): boolean {
  const { published, heartbeat } = topic
  if (!rows.isList(saved) || saved.feed.source !== heartbeat.state().source) return false
  Object.assign(published, contentsOf(saved))
  heartbeat.alive(saved.feed.aliveAt)
  topic.isResumed = true
  return true
}
