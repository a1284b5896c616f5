import { FOOTBALL_STATUS } from '@saidian/shared/contracts'

/** How much a status tells: a result stays when an older file, or one that knows less, comes later. */
const KNOWLEDGE: ReadonlyMap<number, number> = new Map([
  [FOOTBALL_STATUS.notStarted, 0],
  [FOOTBALL_STATUS.undecided, 1],
  [FOOTBALL_STATUS.postponed, 2],
  [FOOTBALL_STATUS.cancelled, 2],
  [FOOTBALL_STATUS.finished, 3],
])

export function knowledgeOf(status: number): number {
  return KNOWLEDGE.get(status) ?? 0
}
