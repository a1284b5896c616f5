import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Supervisor, supervise } from './platform/process/supervisor'
import { createTestDatabase } from './testing'
import { compileServer, SERVER_DIR } from './testing/compile-server'
import { createScratchDir } from './testing/scratch-dir'
import { until } from './testing/until'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let scratch: Awaited<ReturnType<typeof createScratchDir>>
let supervisor: Supervisor

beforeAll(async () => {
  database = await createTestDatabase()
  scratch = await createScratchDir()
  await compileServer()
})
afterAll(async () => {
  supervisor.stop('SIGTERM')
  await supervisor.ended
  await scratch.remove()
  await database.drop()
})

/** Writes the process of the server that is alive, and hangs it in an expression on a signal. */
const preloadOf = (file: string) => `
import { writeFileSync } from 'node:fs'
const { send } = process
let beats = 0
process.send = (state, ...rest) => {
  if (state === 'alive' && ++beats === 4) writeFileSync('${file}', String(process.pid))
  return send.call(process, state, ...rest)
}
process.on('SIGUSR2', function backtrack() {
  /^(a+)+$/.test('a'.repeat(60) + 'b')
})`

test('a server that hangs is ended with its stack in the log, and starts again', async () => {
  const alive = join(scratch.dir, 'alive')
  const pidOf = async () => Number(await readFile(alive, 'utf8').catch(() => 0))
  const ports = { PORT: '0', CHATGPT_PORT: '0', INTERNAL_PORT: '0', RTMP_PORT: '0' }
  const env = { ...ports, DATABASE_URL: database.url, VAR_DIR: scratch.dir, ROLES: 'api' }
  const said: string[] = []
  supervisor = supervise(
    {
      file: join(SERVER_DIR, 'dist/main.js'),
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(preloadOf(alive))}`],
      env: { PATH: process.env.PATH, ...env },
    },
    (line) => said.push(line),
    5_000,
  )
  await until(async () => (await pidOf()) > 0)
  const pid = await pidOf()
  process.kill(pid, 'SIGUSR2')
  await until(async () => (await pidOf()) !== pid)
  expect(said).toContainEqual(
    expect.stringMatching(
      /^The server crashed \(the server hangs: at backtrack \(data:.+ again in/,
    ),
  )
})
