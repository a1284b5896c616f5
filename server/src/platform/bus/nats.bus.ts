import { setTimeout as sleep } from 'node:timers/promises'
import {
  AuthorizationError,
  connect,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node'
import type { Logger } from 'pino'
import type { Answer, Bus } from './bus'
import { REQUEST_TIMEOUT_MS, RESTORED_SUBJECT } from './bus'

/** An answer carries its outcome, so that an error of the responder reaches the caller. */
type Reply = { value: unknown } | { error: string }

const RECONNECT_WAIT_MS = 500
const FIRST_CONNECT_TRIES = 20

/**
 * The bus of a server in several processes. Connects before it resolves (rejects when no broker
 * answers within about ten seconds) and reconnects by itself; what is published while disconnected
 * may be lost.
 */
export async function createNatsBus(url: string, log: Logger): Promise<Bus> {
  const connection = await connectPatiently(url, log)
  const reportFault = (error: unknown, subject: string) =>
    log.error({ err: error, subject }, 'bus listener failed')
  let isLost = false
  void watchStatus(connection, log, (lost) => {
    isLost = lost
  })

  return {
    publish(subject, payload) {
      try {
        connection.publish(subject, encode(payload))
      } catch (error) {
        log.error({ err: error, subject }, 'bus message not sent')
      }
    },
    subscribe(subject, listener, signal) {
      listen(connection, subject, signal, (message) => {
        try {
          listener(message.json(), message.subject)
        } catch (error) {
          reportFault(error, message.subject)
        }
      })
    },
    async request(subject, payload, timeoutMs = REQUEST_TIMEOUT_MS) {
      const message = await connection.request(subject, encode(payload), { timeout: timeoutMs })
      const reply = message.json<Reply>()
      if ('error' in reply) throw new Error(reply.error)
      return reply.value
    },
    respond(subject, answer, signal) {
      listen(connection, subject, signal, (message) => {
        respondTo(message, answer, reportFault).catch((error) =>
          reportFault(error, message.subject),
        )
      })
    },
    check: async () => {
      if (isLost) throw new Error('message broker lost')
      await connection.flush()
    },
    close: () => connection.close(),
  }
}

async function connectPatiently(url: string, log: Logger): Promise<NatsConnection> {
  for (let tries = 1; ; tries++) {
    try {
      return await connect({
        servers: url,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RECONNECT_WAIT_MS,
        reconnectJitter: 250,
        pingInterval: 10_000,
        timeout: 5_000,
      })
    } catch (error) {
      if (tries === FIRST_CONNECT_TRIES || error instanceof AuthorizationError) throw error
      if (tries === 1) log.info('waiting for the message broker')
      await sleep(RECONNECT_WAIT_MS)
    }
  }
}

function listen(
  connection: NatsConnection,
  subject: string,
  signal: AbortSignal,
  onMessage: (message: Msg) => void,
): void {
  if (signal.aborted) return
  const subscription: Subscription = connection.subscribe(subject, {
    callback: (error, message) => {
      if (!error) onMessage(message)
    },
  })
  signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true })
}

async function respondTo(
  message: Msg,
  answer: Answer,
  reportFault: (error: unknown, subject: string) => void,
): Promise<void> {
  let reply: Reply
  try {
    reply = { value: (await answer(message.json(), message.subject)) ?? null }
  } catch (error) {
    reportFault(error, message.subject)
    reply = { error: error instanceof Error ? error.message : String(error) }
  }
  try {
    message.respond(encode(reply))
  } catch (error) {
    // Larger than the broker takes: without an answer the caller would wait for its timeout.
    reportFault(error, message.subject)
    message.respond(encode({ error: 'the answer was not sent' }))
  }
}

async function watchStatus(
  connection: NatsConnection,
  log: Logger,
  onChange: (isLost: boolean) => void,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type !== 'disconnect' && type !== 'reconnect') continue
    onChange(type === 'disconnect')
    if (type === 'disconnect') log.warn('message broker lost')
    else {
      log.info('message broker is back')
      connection.publish(RESTORED_SUBJECT, encode(null))
    }
  }
}

function encode(payload: unknown): string {
  return JSON.stringify(payload ?? null)
}
