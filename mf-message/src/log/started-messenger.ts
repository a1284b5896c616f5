import { type Messenger, type MessengerDeps, startMessenger } from './messenger'

export type StartedMessenger = {
  key: string
  http: MessengerDeps['http']
  messenger: Messenger
  users: number
  stop: () => void
}

let started: StartedMessenger | null = null

/**
 * The one messenger of the tab for a login. It ends when no component uses it and nothing waits to
 * be sent; until then it goes on after its page is left.
 */
export function acquireMessenger(
  key: string,
  deps: Omit<MessengerDeps, 'signal'>,
): StartedMessenger {
  if (started?.key !== key || started.http !== deps.http) started = start(key, deps)
  started.users += 1
  return started
}

export function releaseMessenger(one: StartedMessenger): void {
  one.users -= 1
  endIfIdle(one)
}

/** Ends what sends and reads: the login is over. */
export function stopMessenger(): void {
  started?.stop()
  started = null
}

function start(key: string, deps: Omit<MessengerDeps, 'signal'>): StartedMessenger {
  stopMessenger()
  const life = new AbortController()
  const messenger = startMessenger({ ...deps, signal: life.signal })
  const one = { key, http: deps.http, messenger, users: 0, stop: () => life.abort() }
  messenger.outbox.subscribe(() => endIfIdle(one))
  return one
}

function endIfIdle(one: StartedMessenger): void {
  if (one.users > 0 || !one.messenger.outbox.isIdle()) return
  one.stop()
  if (started === one) started = null
}
