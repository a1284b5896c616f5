import type { Entry } from '@saidian/shared/contracts/messaging'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { AppendedEntry, PublishEntries } from '../log/append'
import { appendedEntry, KIND } from '../log/append-act'
import { authorsIn } from '../log/hidden-entry.rules'
import { readHiddenFrom } from '../log/hidden-from.repository'
import { type LockedLog, lockLogs } from '../log/lock-logs'
import { shownEntry } from '../log/stored-entry'
import type { MessageFiles } from '../sent-files'
import { type AdmitDeps, admit } from './admit'
import { insertMessages, type NumberedMessage } from './insert-messages'
import { numberMessages } from './number-messages'
import { type Send, sendKey } from './send'
import type { SignalAll } from './signal-all'
import { findSent } from './standings.repository'

export type StoreDeps = AdmitDeps & {
  db: Db
  clock: Clock
  files: MessageFiles
  publish: PublishEntries
  signalAll: SignalAll
}

type Outcomes = Map<string, Entry | RequestError>

/**
 * Stores messages of any conversations in one transaction, and publishes them after its commit.
 * What was sent before under the same name is answered with the stored message.
 */
export function createStoreBatch(deps: StoreDeps) {
  const { db, clock, publish } = deps

  return async (sends: readonly Send[]): Promise<(Entry | RequestError)[]> => {
    const distinct = [...new Map(sends.map((send) => [sendKey(send), send])).values()]
    const { outcomes, appended } = await db.transaction().execute(async (trx) => {
      const outcomes: Outcomes = new Map()
      const ids = [...new Set(distinct.map(({ conversationId }) => conversationId))]
      const writers = [...new Set(distinct.map(({ senderId }) => senderId))]
      const logs = await lockLogs(trx, { writers, ids })
      // Behind the lock: what another process has just stored is seen.
      for (const stored of await findSent(trx, distinct))
        outcomes.set(sendKey(stored), shownEntry(stored))
      const fresh = distinct.filter((send) => !outcomes.has(sendKey(send)))
      const batch = { sends: fresh, logs, nowMs: clock.now() }
      const appended = fresh.length > 0 ? await storeFresh(trx, deps, batch, outcomes) : []
      return { outcomes, appended }
    })
    publish(appended)
    // The list of the member has the mark too, so nothing is lost where this fails.
    for (const each of appended.filter(namesAll)) void deps.signalAll(each).catch(() => undefined)
    const lost = () => new RequestError('message.no_such_conversation')
    return sends.map((send) => outcomes.get(sendKey(send)) ?? lost())
  }
}

type Batch = { sends: readonly Send[]; logs: ReadonlyMap<string, LockedLog>; nowMs: number }

async function storeFresh(
  trx: Db,
  deps: StoreDeps,
  batch: Batch,
  outcomes: Outcomes,
): Promise<AppendedEntry[]> {
  const { logs, nowMs } = batch
  const { admitted, standings, rejected } = await admit(trx, deps, batch)
  for (const [key, error] of rejected) outcomes.set(key, error)
  if (admitted.length === 0) return []
  const numbered = await numberMessages(trx, deps.files, { admitted, standings, logs })
  for (const [key, error] of numbered.rejected) outcomes.set(key, error)
  if (numbered.messages.length > 0) await insertMessages(trx, numbered.messages, nowMs)
  const isOfGroup = ({ conversationId }: NumberedMessage) =>
    logs.get(conversationId)?.kind === KIND.group
  // In a private conversation a block ends the writing.
  const hiddenFrom = await readHiddenFrom(
    trx,
    numbered.messages.filter(isOfGroup).flatMap(authorsOf),
  )
  return numbered.messages.flatMap((message) => {
    const log = logs.get(message.conversationId)
    if (!log) return []
    const entry = entryOf(message, nowMs)
    outcomes.set(sendKey(message), entry)
    return [appendedEntry(log, entry, { named: namedIn(message), hiddenFrom })]
  })
}

const authorsOf = (message: NumberedMessage) =>
  authorsIn(message).map((authorId) => ({ conversationId: message.conversationId, authorId }))

function entryOf(message: NumberedMessage, nowMs: number): Entry {
  const { seq, senderId, clientMsgId, body, quote } = message
  return { seq, at: nowMs, senderId, clientMsgId, body, ...(quote && { quote }) }
}

const namesAll = ({ entry: { body } }: AppendedEntry) =>
  body.kind === 'text' && body.mentionsAll === true

const namedIn = ({ mentions, senderId }: NumberedMessage) =>
  mentions.flatMap((memberId) => (memberId === null || memberId === senderId ? [] : [memberId]))
