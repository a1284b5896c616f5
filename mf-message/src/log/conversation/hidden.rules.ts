import type { Entry, EntryRange } from '@saidian/shared/contracts/messaging'
import type { LogRun } from '../run/run.rules'

/** Members whom the reader does not see, by their ids: the newest thing that is known of each. */
type Hidden = ReadonlySet<string>

/** An answer says of each author in it whether they are shown. */
export function hiddenAfterRange(known: Hidden, range: EntryRange): Hidden {
  const next = new Set(known)
  for (const { senderId, quote } of range.entries) {
    next.delete(senderId)
    if (quote) next.delete(quote.senderId)
  }
  return hiddenAfter(known, [...next, ...(range.hidden ?? [])])
}

/** A message that arrives now is shown or not, and with it all of its sender. */
export function hiddenAfterEntry(known: Hidden, { senderId, body }: Entry): Hidden {
  if (body.kind === 'hidden') return hiddenAfter(known, [...known, senderId])
  const says = body.kind !== 'recall' && body.kind !== 'recalled' && body.kind !== 'event'
  return says
    ? hiddenAfter(
        known,
        [...known].filter((id) => id !== senderId),
      )
    : known
}

/** The same set when nothing changed, so that nothing is drawn again. */
export function hiddenAfter(known: Hidden, ids: readonly string[] = []): Hidden {
  const next = new Set(ids)
  return next.size === known.size && ids.every((id) => known.has(id)) ? known : next
}

/**
 * The last entry below `below` that came without a text whose author is shown now: a block has
 * ended. Null without one.
 */
export function lastToUncover(run: LogRun, hidden: Hidden, below: number): number | null {
  const isOpen = ({ seq, senderId, body, quote }: Entry) =>
    seq < below &&
    ((body.kind === 'hidden' && !hidden.has(senderId)) ||
      (quote?.isHidden === true && !hidden.has(quote.senderId)))
  return run.entries.findLast(isOpen)?.seq ?? null
}
