import { callEndpoint, mapFailure } from '@saidian/shared/api'
import { getConversation } from '@saidian/shared/contracts/messaging'
import { needsServer } from '../counted.rules'
import { findConversation, withAnswers, withoutConversation } from '../list.rules'
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
  const { http, signal, get, change } = access
  const wanted = new Map<string, Wanted>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let running = 0

  function plan(id: string, one: Wanted): void {
    if (signal.aborted) return
    wanted.set(id, one)
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => start(id), one.waitMs),
    )
  }

  function start(id: string): void {
    const one = wanted.get(id)
    timers.delete(id)
    if (!one) return
    if (running >= AT_ONCE) {
      plan(id, { ...one, waitMs: WAIT_MS })
      return
    }
    wanted.delete(id)
    const known = findConversation(get(), id)
    if (!one.isForced && known && !needsServer(known)) return
    running += 1
    void read(id, one).finally(() => {
      running -= 1
    })
  }

  async function read(id: string, { waitMs }: Wanted): Promise<void> {
    const later = () => plan(id, { isForced: true, waitMs: Math.min(waitMs * 2, MAX_WAIT_MS) })
    try {
      const options = { signal, isBackground: true, needsNetwork: true }
      const answer = await callEndpoint(http, getConversation, { query: { id } }, options)
      if (signal.aborted) return
      change((list) => withAnswers(list, [answer]))
      const now = findConversation(get(), id)
      if (now && needsServer(now)) later()
    } catch (failure) {
      const { reason, retryable } = mapFailure(failure)
      if (reason === 'message.no_such_conversation') change((list) => withoutConversation(list, id))
      else if (retryable) later()
    }
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
