import { createTestBroker, type TestBroker } from '../platform/bus/test-broker'
import { createScratchDir } from './scratch-dir'
import { type ServerProcess, spawnServer } from './spawn-server'
import { createTestDatabase, type TestDatabase } from './test-database'

export type Site = {
  broker: TestBroker
  database: TestDatabase
  start: (roles: string, env?: Record<string, string>) => Promise<ServerProcess>
  close: () => Promise<void>
}

/** One broker, one database and one folder, to which a test adds processes. */
export async function openSite(): Promise<Site> {
  const [broker, database, scratch] = [
    await createTestBroker(),
    await createTestDatabase(),
    await createScratchDir(),
  ]
  const started: ServerProcess[] = []
  return {
    broker,
    database,
    async start(ROLES, env) {
      const place = { NATS_URL: broker.url, DATABASE_URL: database.url, VAR_DIR: scratch.dir }
      const server = await spawnServer({ ...place, ROLES, ...env })
      started.push(server)
      return server
    },
    async close() {
      for (const { child } of started) child.kill('SIGKILL')
      await broker.stop()
      await database.drop()
      await scratch.remove()
    },
  }
}
