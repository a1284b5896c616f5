import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { createTestCollection, importedContent } from './testing'

// Starts eight processes, on a machine that may be busy.
jest.setTimeout(300_000)

const ROOT = path.join(__dirname, '../../../..')
const KILLS = 7

let clean: TestDatabase
let database: TestDatabase
beforeAll(async () => {
  ;[clean, database] = await Promise.all([createTestDatabase(), createTestDatabase()])
})
afterAll(() => Promise.all([clean.drop(), database.drop()]))

/** Runs the command and kills it after `killAfter` stored matches. Returns whether it succeeded. */
async function importInto(
  { db, url }: TestDatabase,
  dir: string,
  killAfter?: number,
): Promise<boolean> {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, INIT_CWD: ROOT }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/src/data.ts', 'import', 'football', dir],
    { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = once(child, 'exit')
  if (killAfter !== undefined) {
    const isOver = () => child.exitCode !== null || child.signalCode !== null
    while (!isOver() && (await importedContent(db)).length < killAfter) await wait(5)
    child.kill('SIGKILL')
  }
  const [code] = await ended
  return code === 0
}

test('an import that was killed seven times ends with the same content', async () => {
  const dir = createTestCollection()
  expect(await importInto(clean, dir)).toBe(true)
  const expected = await importedContent(clean.db)
  const kills: boolean[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    kills.push(await importInto(database, dir, Math.ceil((expected.length * kill) / (KILLS + 1))))
  }
  expect(kills).toEqual(Array.from({ length: KILLS }, () => false))
  expect(await importInto(database, dir)).toBe(true)
  expect(await importedContent(database.db)).toEqual(expected)
})
