import { callEndpoint, mapFailure } from '@saidian/shared/api'
import { getConversation } from '@saidian/shared/contracts/messaging'
import {
  findConversation,
  needsServer,
  withAnswers,
  withoutConversation,
} from '@saidian/shared/conversation'
import type { ListAccess } from './list-access'

/** What is missing is often on its way: entries may overtake each other. */
const WAIT_MS = 300
const MAX_WAIT_MS = 30_000
const AT_ONCE = 4

export type AskServer = {
  /** Reads a conversation, unless this device can count it by itself until then. */
  ifNeeded: (id: string) => void
  /** Reads a conversation in any case; one that no longer exists leaves the list. */
  now: (id: string) => void
}

type Wanted = { isForced: boolean; waitMs: number }

/** Repairs single conversations of the list by reading them from the server. */
export function createAskServer(access: ListAccess): AskServer {
  const { signal, get } = access
  const wanted = new Map<string, Wanted>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let running = 0

  function plan(id: string, one: Wanted): void {
    if (signal.aborted) return
    wanted.set(id, one)
    clearTimeout(timers.get(id))
    const timer = setTimeout(() => start(id, one), one.waitMs)
    timers.set(id, timer)
  }

  function start(id: string, one: Wanted): void {
    timers.delete(id)
    if (running >= AT_ONCE) {
      plan(id, { ...one, waitMs: WAIT_MS })
      return
    }
    wanted.delete(id)
    const known = findConversation(get(), id)
    if (!one.isForced && known && !needsServer(known)) return
    running += 1
    void readOne(access, id).then((isDone) => {
      running -= 1
      const waitMs = Math.min(Math.max(one.waitMs, WAIT_MS) * 2, MAX_WAIT_MS)
      if (!isDone) plan(id, { isForced: true, waitMs })
    })
  }

  signal.addEventListener('abort', () => {
    for (const timer of timers.values()) clearTimeout(timer)
  })
  return {
    ifNeeded: (id) => {
      const known = findConversation(get(), id)
      if (known && !needsServer(known)) return
      if (!wanted.has(id)) plan(id, { isForced: false, waitMs: WAIT_MS })
    },
    now: (id) => plan(id, { isForced: true, waitMs: 0 }),
  }
}

/** Reads a conversation into the list. False when it has to be read once more. */
async function readOne({ http, signal, get, change }: ListAccess, id: string): Promise<boolean> {
  try {
    const options = { signal, isBackground: true, needsNetwork: true }
    const answer = await callEndpoint(http, getConversation, { query: { id } }, options)
    if (signal.aborted) return true
    change((list) => withAnswers(list, [answer]))
    const now = findConversation(get(), id)
    return !now || !needsServer(now)
  } catch (failure) {
    const { reason, retryable } = mapFailure(failure)
    if (reason === 'message.no_such_conversation') change((list) => withoutConversation(list, id))
    return !retryable
  }
}
