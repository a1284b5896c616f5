import { type Http, serverClock } from '@saidian/shared/api'
import type { TopicSocket } from '@saidian/shared/realtime'
import { ConversationLog } from './conversation/conversation-log'
import type { LogDeps } from './conversation/log-deps'
import { DeviceLog, forgetOthers } from './device/device-log'
import { type LogDatabase, logDatabase } from './device/log-database'
import type { MessageUploads } from './files/message-uploads'
import { Outbox } from './outbox/outbox'
import { OutboxStore } from './outbox/outbox-store'
import type { Locks } from './outbox/tab-leader'

export type MessengerDeps = {
  http: Http
  im: TopicSocket
  memberId: string
  uploads: MessageUploads
  readUpTo: LogDeps['readUpTo']
  listed: LogDeps['listed']
  signal: AbortSignal
  database?: LogDatabase
  locks?: Locks | null
}

/** The messages of one member in this tab: what waits to be sent, and logs as they are opened. */
export type Messenger = {
  memberId: string
  outbox: Outbox
  open: (conversationId: string, signal: AbortSignal) => ConversationLog
}

/**
 * Starts what sends and reads messages, until `signal` aborts. Nothing waits for the database:
 * without one, messages wait in memory.
 */
export function startMessenger(deps: MessengerDeps): Messenger {
  const { http, im, memberId, uploads, readUpTo, listed, signal } = deps
  const { database = logDatabase(), locks = navigator.locks ?? null } = deps
  signal.addEventListener('abort', () => database.close(), { once: true })
  // All keys begin with the member, so nothing waits for it.
  forgetOthers(database, memberId).catch(ignored)
  const device = new DeviceLog(database, memberId)
  const logDeps = { http, im, memberId, device, readUpTo, listed }
  const store = new OutboxStore(database, memberId)
  const nowMs = () => serverClock.toServer(Date.now())
  const outbox = new Outbox({ http, uploads, store, memberId, signal, locks, nowMs })
  return {
    memberId,
    outbox,
    open(conversationId, openSignal) {
      const log = new ConversationLog(logDeps, conversationId, openSignal)
      const stop = outbox.onSent((id, entry) => {
        if (id === conversationId) log.take(entry)
      })
      openSignal.addEventListener('abort', stop, { once: true })
      return log
    },
  }
}

function ignored(): void {}
