import type { FeedMatchState, FeedMessage } from '../feed'

/** One kind of message about a match: item number n happens at `times[n]`; times are in order. */
export type DetailStream<State = FeedMatchState> = {
  times: readonly number[]
  /**
   * Messages that take a receiver of the first `from` items to the first `to`; `from` 0 gives
   * everything so far.
   */
  messagesFor: (from: number, to: number) => FeedMessage<State>[]
}

/** Messages later than `after` and not later than `until`. */
export function messagesBetween<State>(
  { times, messagesFor }: DetailStream<State>,
  after: number,
  until: number,
): FeedMessage<State>[] {
  const [from, to] = [countUntil(times, after), countUntil(times, until)]
  return to > from ? messagesFor(from, to) : []
}

/** Time of the first item later than `after`, or null. */
export function nextAfter({ times }: Pick<DetailStream, 'times'>, after: number): number | null {
  return times[countUntil(times, after)] ?? null
}

/** The earlier of two seconds; null means never. */
export function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/** Number of times up to `second`; times are in order. */
export function countUntil(times: readonly number[], second: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) <= second) low = middle + 1
    else high = middle
  }
  return low
}
