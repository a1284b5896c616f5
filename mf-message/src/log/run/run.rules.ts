import type { Conversation, Entry, EntryRange } from '@saidian/shared/contracts/messaging'
import { afterRecall, type Recalls, recallerOf } from '@saidian/shared/conversation'

/**
 * The part of the log of a conversation that a device shows: all entries of the member from `from`
 * to `to`, by growing number. Entries that the server leaves out for this member leave a hole.
 */
export type LogRun = {
  epoch: string
  from: number
  to: number
  /** The last number that the log is known to have. */
  lastSeq: number
  /** Entries up to this one are not the member's. */
  firstSeq: number
  entries: readonly Entry[]
  /** Entries above `to` that arrived before those between. */
  beyond: readonly Entry[]
  /** Numbers of messages that a known recall takes back. */
  recalled: Recalls
}

/** What a range was asked for, as `getEntries` takes it. */
export type AskedRange = { after?: number; upTo?: number }

/** Which numbers an answer covers: none of the member's entries among them is missing. */
export type Covered = { epoch: string; from: number; to: number }

/** More than these wait only while an old part of a long log is shown. */
const MAX_BEYOND = 500

/** What an answer covers. It claims nothing beyond its last entry unless it has none. */
export function coveredBy(range: EntryRange, { after, upTo }: AskedRange): Covered {
  const { epoch, firstSeq, lastSeq, entries } = range
  const [first, last] = [entries[0], entries.at(-1)]
  if (after !== undefined) {
    const from = Math.max(after, firstSeq) + 1
    return { epoch, from, to: Math.max(from - 1, last?.seq ?? lastSeq) }
  }
  const to = Math.min(upTo ?? lastSeq, lastSeq)
  return { epoch, from: first?.seq ?? Math.min(firstSeq, to) + 1, to: Math.max(to, firstSeq) }
}

/** The run after an answer: joined with it where the two touch, else the answer alone. */
export function withRange(run: LogRun | null, range: EntryRange, asked: AskedRange): LogRun {
  return withEntries(run, coveredBy(range, asked), range)
}

type Given = Pick<EntryRange, 'entries' | 'firstSeq' | 'lastSeq'>

/** The run after entries that are all the member has from `from` to `to`. */
export function withEntries(run: LogRun | null, covered: Covered, given: Given): LogRun {
  const { epoch, from, to } = covered
  const known = run?.epoch === epoch ? run : null
  const lastSeq = Math.max(known?.lastSeq ?? 0, given.lastSeq)
  const firstSeq = Math.max(known?.firstSeq ?? 0, given.firstSeq)
  const recalled = withRecalls(known?.recalled ?? new Map(), given.entries)
  const isJoined = known !== null && from <= known.to + 1 && to >= known.from - 1
  const next: LogRun = {
    epoch,
    from: isJoined ? Math.min(from, known.from) : from,
    to: isJoined ? Math.max(to, known.to) : to,
    lastSeq,
    firstSeq,
    entries: isJoined ? merged(known.entries, given.entries) : given.entries,
    beyond: known?.beyond ?? [],
    recalled,
  }
  return absorbed(afterDeletion({ ...next, entries: takenBack(next.entries, recalled) }))
}

/** The run after one entry of the log, which may come late, twice or out of order. */
export function withEntry(run: LogRun, entry: Entry): LogRun {
  const isKnown = entry.seq <= run.to || run.beyond.some(({ seq }) => seq === entry.seq)
  const recalled = withRecalls(run.recalled, [entry])
  const lastSeq = Math.max(run.lastSeq, entry.seq)
  const entries = recalled === run.recalled ? run.entries : takenBack(run.entries, recalled)
  if (isKnown && entries === run.entries) return run
  const room = run.beyond.length < MAX_BEYOND
  const beyond = isKnown || !room ? run.beyond : merged(run.beyond, [entry])
  return absorbed({ ...run, lastSeq, recalled, entries, beyond: takenBack(beyond, recalled) })
}

/** Whether entries between the run and the end of the log are missing. */
export function isBehind({ to, lastSeq }: LogRun): boolean {
  return to < lastSeq
}

/** A log that begins with an entry: a message was sent before the log was read. */
export function runAt(
  conversation: Pick<Conversation, 'epoch' | 'firstSeq' | 'lastSeq'> | null,
  { seq }: Entry,
): LogRun | null {
  if (!conversation) return null
  const { epoch, firstSeq, lastSeq } = conversation
  const covered = { epoch, from: seq, to: seq - 1 }
  return withEntries(null, covered, { lastSeq: Math.max(lastSeq, seq), firstSeq, entries: [] })
}

/** Whether the member has entries before the run. */
export function hasOlder({ from, firstSeq }: LogRun): boolean {
  return from > firstSeq + 1
}

/** Entries beyond the run that follow on it without a hole become part of it. */
function absorbed(run: LogRun): LogRun {
  let to = run.to
  const added: Entry[] = []
  for (const entry of run.beyond) {
    if (entry.seq > to + 1) break
    if (entry.seq === to + 1) {
      added.push(entry)
      to = entry.seq
    }
  }
  const beyond = run.beyond.filter(({ seq }) => seq > to)
  if (beyond.length === run.beyond.length) return run
  const entries = added.length === 0 ? run.entries : [...run.entries, ...added]
  return { ...run, to, beyond, entries: takenBack(entries, run.recalled) }
}

/** What the member deleted, on any device, is no part of the log any more. */
function afterDeletion(run: LogRun): LogRun {
  const { firstSeq } = run
  if (run.from > firstSeq) return run
  const entries = run.entries.filter(({ seq }) => seq > firstSeq)
  return { ...run, from: firstSeq + 1, to: Math.max(run.to, firstSeq), entries }
}

/** Both lists in order, each number once; the second list wins, for it was read later. */
function merged(known: readonly Entry[], added: readonly Entry[]): readonly Entry[] {
  const [first, last] = [added[0], added.at(-1)]
  if (!first || !last) return known
  const before = known.filter(({ seq }) => seq < first.seq)
  const after = known.filter(({ seq }) => seq > last.seq)
  if (before.length + after.length === known.length) return [...before, ...added, ...after]
  const inside = new Map<number, Entry>()
  for (const entry of known) inside.set(entry.seq, entry)
  for (const entry of added) inside.set(entry.seq, entry)
  return [...inside.values()].sort((one, other) => one.seq - other.seq)
}

function withRecalls(known: Recalls, entries: readonly Entry[]): Recalls {
  const added = entries.flatMap((entry) =>
    entry.body.kind === 'recall' && !known.has(entry.body.seq)
      ? [[entry.body.seq, recallerOf(entry)] as const]
      : [],
  )
  return added.length === 0 ? known : new Map([...known, ...added])
}

/** An answer may be older than a recall that arrived while it was on its way. */
function takenBack(entries: readonly Entry[], recalled: Recalls): readonly Entry[] {
  const isOpen = ({ seq, body }: Entry) => recalled.has(seq) && body.kind !== 'recalled'
  if (recalled.size === 0 || !entries.some(isOpen)) return entries
  return entries.map((entry) =>
    isOpen(entry) ? afterRecall(entry, recalled.get(entry.seq)) : entry,
  )
}
