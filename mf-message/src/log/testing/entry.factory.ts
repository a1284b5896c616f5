import type { Author } from '@saidian/shared/contracts/content'
import type { Conversation, Entry, EntryRange } from '@saidian/shared/contracts/messaging'
import { makeConversation as makeAnyConversation } from '@saidian/shared/testing'

export const ME = '100001'
export const OTHER = '100002'
/** 10:00 in Beijing. */
export const AT = Date.UTC(2026, 10, 20, 2)

function makeClientMsgId(n: number): string {
  return `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
}

/** A text of the other one. */
export function makeEntry(seq: number, given: Partial<Entry> = {}): Entry {
  return {
    seq,
    at: AT + seq * 1_000,
    senderId: OTHER,
    clientMsgId: makeClientMsgId(seq),
    body: { kind: 'text', text: `消息${seq}` },
    ...given,
  }
}

export function makeRecall(seq: number, target: number): Entry {
  return makeEntry(seq, { clientMsgId: null, body: { kind: 'recall', seq: target } })
}

export function makePerson(id: string, nickName: string): Author {
  return { id, nickName, portrait: '', level: 1 }
}

export const PEOPLE = [makePerson(ME, '我'), makePerson(OTHER, '老球迷')]

export function makeConversation(given: Partial<Conversation> = {}): Conversation {
  const peer = makePerson(OTHER, '老球迷')
  return makeAnyConversation({ peer, epoch: 'e1', last: null, at: AT, ...given })
}

/** An entry as the server sends it to one who does not see its sender, or whom it quotes. */
export function withoutTextOf(hidden: readonly string[], entry: Entry): Entry {
  const { quote } = entry
  if (hidden.includes(entry.senderId) && entry.body.kind !== 'recall')
    return { ...entry, clientMsgId: null, body: { kind: 'hidden' } }
  if (!quote || !hidden.includes(quote.senderId)) return entry
  return { ...entry, quote: { ...quote, excerpt: '', isHidden: true } }
}

/** Answers a range as the server does: recalled messages without their text. */
export function rangeOf(
  log: readonly Entry[],
  asked: { after?: number; upTo?: number; limit?: number },
  given: Partial<EntryRange> = {},
): EntryRange {
  const { limit = 100, after, upTo } = asked
  const firstSeq = given.firstSeq ?? 0
  const recalled = new Set(log.flatMap(({ body }) => (body.kind === 'recall' ? [body.seq] : [])))
  const own = log
    .filter(({ seq }) => seq > firstSeq)
    .map((entry) =>
      recalled.has(entry.seq) ? { ...entry, body: { kind: 'recalled' as const } } : entry,
    )
  const entries =
    after === undefined
      ? own.filter(({ seq }) => seq <= (upTo ?? Number.MAX_SAFE_INTEGER)).slice(-limit)
      : own.filter(({ seq }) => seq > after).slice(0, limit)
  const lastSeq = log.at(-1)?.seq ?? 0
  return { epoch: 'e1', lastSeq, firstSeq, entries, members: PEOPLE, ...given }
}
