import type { Logger } from 'pino'
import type { Connection } from './connection'
import type { Members } from './members'

/** Which of these logins still stand. */
export type AskAlive = (sessionIds: readonly string[]) => Promise<string[]>

/** Each login is asked about so often; spread, so that one tick asks about few. */
const EVERY_TICKS = 30
const SPREAD_TICKS = 30

type SessionCheckDeps = { alive: AskAlive; members: Members; log: Logger }

/**
 * The end of a login is told on the bus, which may lose it: so the logins of open sockets are asked about again, each
 * once in 30 to 60 ticks, all of a tick in one question. While nobody answers, sockets stay.
 */
export function createSessionCheck({ alive, members, log }: SessionCheckDeps) {
  let isAsking = false

  async function ask(due: Connection[]): Promise<void> {
    isAsking = true
    try {
      const ids = [...new Set(due.map(({ user }) => user?.sessionId ?? ''))]
      const standing = new Set(await alive(ids))
      for (const { user } of due)
        if (user && !standing.has(user.sessionId))
          members.revoke({ userId: user.id, sessionIds: [user.sessionId] })
    } catch (error) {
      log.warn({ err: error }, 'logins of open sockets could not be checked')
    } finally {
      isAsking = false
    }
  }

  return {
    /** Called once a tick. */
    sweep(connections: Iterable<Connection>, tick: number): void {
      if (isAsking) return
      const due: Connection[] = []
      for (const connection of connections) {
        if (
          !connection.user ||
          tick - connection.checkedAt < EVERY_TICKS + (connection.serial % SPREAD_TICKS)
        )
          continue
        connection.checkedAt = tick
        due.push(connection)
      }
      if (due.length > 0) void ask(due)
    },
  }
}
