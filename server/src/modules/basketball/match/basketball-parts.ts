import type { BasketballMatch, ScoreFlow } from '@saidian/shared/contracts/basketball'
import { batchedRead, type Db } from '../../../platform/database'
import {
  commonParts,
  listPart,
  type PartReader,
  recordChanges,
  recordIfChanged,
} from '../../../sports/match'
import { oddsPart } from '../../../sports/odds'
import { basketball } from '../sport'
import { basketballPageRules } from './basketball-page-rules'
import { bySide, changedTail, type Facts } from './match.rules'
import { readBoxesOf } from './read/box.repository'
import { readFlowsOf } from './read/flow.repository'
import { readShotsOf } from './read/shots.repository'

type Part = PartReader<BasketballMatch>

/** The parts of a basketball match that its topic publishes. */
export function basketballParts(db: Db): Part[] {
  const shots = batchedRead((ids) => readShotsOf(db, ids))
  return [
    ...commonParts<BasketballMatch, Facts>(db, basketballPageRules).parts,
    boxPart(db),
    listPart({
      part: 'shots',
      entries: async ({ matchId }) => (await shots(matchId)) ?? [],
      keyOf: ({ key }) => key,
      hasGone: true,
    }),
    flowPart(db),
    oddsPart(db, basketball),
  ]
}

/** Lines of players that changed. */
function boxPart(db: Db): Part {
  const boxes = batchedRead((ids) => readBoxesOf(db, ids))
  return {
    on: ['box'],
    read: async ({ matchId, published }) => {
      const lines = (await boxes(matchId)) ?? []
      const named = lines.map((line) => [String(line.playerId), line] as const)
      const { put } = recordChanges(published, 'box', named)
      return put.length === 0 ? {} : { box: bySide(put) }
    },
  }
}

/** The end of the flow from the first changed entry on. */
function flowPart(db: Db): Part {
  const flows = batchedRead((ids) => readFlowsOf(db, ids))
  return {
    on: ['flow'],
    read: async ({ matchId, published }) => {
      const flow = (await flows(matchId)) ?? []
      const before = published.single.get('flow')
      if (!recordIfChanged(published, 'flow', flow)) return {}
      return { flow: changedTail(before ? (JSON.parse(before) as ScoreFlow) : [], flow) }
    },
  }
}
