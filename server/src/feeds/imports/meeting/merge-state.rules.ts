import { FOOTBALL_STATUS } from '@saidian/shared/contracts'
import { isOver } from '@saidian/shared/lib'
import type { FeedMatchState, Pair } from '../../feed'
import type { ToldState } from '../told'

const PAIRS = ['score', 'half', 'corners', 'yellow', 'red', 'extra', 'shootout'] as const

/** How much a status tells: a result stays when an older file, or one that knows less, comes later. */
const KNOWLEDGE: ReadonlyMap<number, number> = new Map([
  [FOOTBALL_STATUS.notStarted, 0],
  [FOOTBALL_STATUS.undecided, 1],
  [FOOTBALL_STATUS.postponed, 2],
  [FOOTBALL_STATUS.cancelled, 2],
  [FOOTBALL_STATUS.finished, 3],
])

export type Merged = {
  state: FeedMatchState
  isChanged: boolean
  /** Something that was known is another now. */
  isCorrection: boolean
  /** The result is now that of the told state. */
  takesOver: boolean
  /** The told state differs from what stands, and had to give way. */
  isOverruled: boolean
  /** The told state is as much as is known, or more. */
  isWord: boolean
}

/** What is known of a match after a further word. `mayReplace`: the source may replace the result that stands. */
export function mergeState(known: FeedMatchState, told: ToldState, mayReplace: boolean): Merged {
  const grown = knowledge(told.status) - knowledge(known.status)
  if (grown < 0) return nothingNew(known)
  const wins = grown > 0 || mayReplace
  const state: FeedMatchState = { ...known, status: wins ? told.status : known.status }
  for (const name of PAIRS) {
    const pair = told[name] ?? null
    if (pair !== null && (wins || known[name] === null)) state[name] = pair
  }
  const differs = PAIRS.some((name) => isOther(known[name], told[name] ?? null))
  const isCorrection =
    PAIRS.some((name) => isOther(known[name], state[name])) ||
    (state.status !== known.status && isOver(known.status))
  const isChanged =
    state.status !== known.status ||
    PAIRS.some((name) => JSON.stringify(known[name]) !== JSON.stringify(state[name]))
  return {
    state,
    isChanged,
    isCorrection,
    takesOver: isChanged && wins,
    isOverruled: !wins && differs,
    isWord: true,
  }
}

function nothingNew(state: FeedMatchState): Merged {
  return {
    state,
    ...{ isChanged: false, isCorrection: false, takesOver: false, isOverruled: false, isWord: false },
  }
}

function knowledge(status: number): number {
  return KNOWLEDGE.get(status) ?? 0
}

/** Both are known, and they differ. */
function isOther(known: Pair | null, told: Pair | null): boolean {
  return known !== null && told !== null && (known[0] !== told[0] || known[1] !== told[1])
}
