import type { Entry } from '@saidian/shared/contracts/messaging'

/** Members whom a reader does not see: one of the two blocks the other. */
export type Hidden = Pick<ReadonlySet<string>, 'has'>

/**
 * An entry for a reader who does not see these members: it keeps its number, so that the log has no
 * hole, and has nothing that they wrote, in a quote neither. A recall stays, since it says nothing.
 */
export function withoutHidden(entry: Entry, hidden: Hidden): Entry {
  const { seq, at, senderId, body, quote } = entry
  if (hidden.has(senderId)) {
    if (body.kind === 'recall' || body.kind === 'recalled') return entry
    if (body.kind === 'event') return { ...entry, body: withoutValue(body) }
    return { seq, at, senderId, clientMsgId: null, body: { kind: 'hidden' } }
  }
  if (!quote || !hidden.has(quote.senderId)) return entry
  return { ...entry, quote: { ...quote, excerpt: '', isHidden: true } }
}

type GroupAct = Extract<Entry['body'], { kind: 'event' }>

/** The act itself stays: a device reads its group again after each. */
function withoutValue({ value: _value, ...body }: GroupAct): GroupAct {
  return body
}

/** Whose words an entry has: its sender's, and those of whom it quotes. */
export function authorsIn({ senderId, quote }: AuthoredEntry): string[] {
  return quote ? [senderId, quote.senderId] : [senderId]
}

type AuthoredEntry = { senderId: string; quote?: { senderId: string } | null | undefined }

/** An entry as some members of its conversation get it. */
export type EntryApart = { to: readonly string[]; entry: Entry }

/** Who gets an entry without its text or quote; `hiddenFrom` has the readers of an author. */
export function entriesApart(
  entry: Entry,
  hiddenFrom: (authorId: string) => readonly string[],
): EntryApart[] {
  const { senderId, quote } = entry
  const ofSender = hiddenFrom(senderId)
  const known = new Set(ofSender)
  const ofQuoted = quote ? hiddenFrom(quote.senderId).filter((id) => !known.has(id)) : []
  const apart = (to: readonly string[], authorId: string) =>
    to.length === 0 ? [] : [{ to, entry: withoutHidden(entry, new Set([authorId])) }]
  return [...apart(ofSender, senderId), ...(quote ? apart(ofQuoted, quote.senderId) : [])]
}
