import type { Logger } from 'pino'
import type { Connection } from './connection'
import type { Members } from './members'

/** Returns those of these sessions that are valid. */
export type AskAlive = (sessionIds: readonly string[]) => Promise<string[]>

/** Interval of the check of one session; spread, so that one tick checks few. */
const EVERY_TICKS = 30
const SPREAD_TICKS = 30

type SessionCheckDeps = { alive: AskAlive; members: Members; log: Logger }

/**
 * The bus may lose the message of a revoked session. So this checks the sessions of open sockets,
 * each once in 30 to 60 ticks, all of a tick in one query. While the query fails, sockets stay
 * open.
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
    /** Runs once a tick. */
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
