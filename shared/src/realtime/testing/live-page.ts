import { createLiveSocket } from '../create-live-socket'
import type { ConnectionState } from '../topic-socket'
import { createManualClock } from './manual-clock'
import { ScriptedSocket } from './scripted-socket'

let live: ReturnType<typeof createLiveSocket> | null = null

/** Lets the window of the page go; for `afterEach`. */
export function closePage(): void {
  live?.close()
}

export const flush = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A live socket whose clock, chance and network are the test's. */
export function setUp(random = 0.5) {
  ScriptedSocket.all = []
  const clock = createManualClock()
  const made = createLiveSocket({
    url: 'ws://server/ws/live',
    WebSocket: ScriptedSocket.asWebSocket(),
    clock,
    random: () => random,
  })
  live = made
  const moves: [ConnectionState, string][] = []
  made.onState((state, reason) => moves.push([state, reason]), new AbortController().signal)
  return { clock, live: made, moves }
}

/** Follows one topic and records what it receives. */
export function follow(
  live: ReturnType<typeof setUp>['live'],
  topic = 'board/football',
  since?: { epoch: string; seq: number },
) {
  const received: unknown[] = []
  const leaving = new AbortController()
  live.subscribe(
    topic,
    {
      onEvent: (event) => received.push(event.seq),
      onSubscribed: ({ seq, recovered }) => {
        received.push(`at ${seq} ${recovered ? 'recovered' : 'lost'}`)
      },
      onStale: (reason) => received.push(`stale: ${reason}`),
      onRefused: (reason) => received.push(`refused: ${reason}`),
    },
    { signal: leaving.signal, since: () => since },
  )
  return { received, leave: () => leaving.abort() }
}

export const subscribed = (seq: number, recovered = false) => ({
  op: 'subscribed',
  topic: 'board/football',
  epoch: 'e',
  seq,
  recovered,
})
export const event = (seq: number) => ({
  op: 'event',
  topic: 'board/football',
  epoch: 'e',
  seq,
  data: null,
})

/** One follower of the board, subscribed at event 5. */
export async function ready(random?: number) {
  const site = setUp(random)
  const follower = follow(site.live)
  await flush()
  ScriptedSocket.latest().welcome()
  ScriptedSocket.latest().say(subscribed(5))
  return { ...site, ...follower }
}
