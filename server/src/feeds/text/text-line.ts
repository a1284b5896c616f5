import type { FeedTextLine, Pair } from '../feed'
import type { MatchClock } from '../timeline'

/** Distance of `order` between two lines. */
const BETWEEN_ORDERS = 10

type LineContent = {
  /** Place of a new line, or the line that this one replaces. */
  place: Pick<FeedTextLine, 'key' | 'order'>
  clock: MatchClock | null
  data: string
  type: number
  side: 0 | 1 | null
  main: boolean
  score: Pair | null
}

/** Place of the line number `number`, from 1. */
export function placeOfLine(number: number): LineContent['place'] {
  return { key: `${number}`, order: number * BETWEEN_ORDERS }
}

export function textLine({ place, clock, data, type, side, main, score }: LineContent) {
  const line: FeedTextLine = {
    key: place.key,
    order: place.order,
    minute: clock?.minute ?? null,
    addedMinute: clock?.addedMinute ?? null,
    data,
    type,
    position: side === null ? 0 : side === 0 ? 1 : 2,
    main,
    score: score && [score[0], score[1]],
  }
  return line
}
