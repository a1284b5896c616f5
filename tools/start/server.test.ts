import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfChanged } from '../build/build-if-changed'
import { serverTarget } from '../build/build-server'
import { workspaceRoot } from '../federation/workspace'
import { freePort } from '../product/free-port'

const varDir = mkdtempSync(join(tmpdir(), 'saidian-start-'))
chmodSync(varDir, 0o755)
let group: number | undefined
beforeAll(() => buildIfChanged(workspaceRoot, serverTarget(workspaceRoot), false), 120_000)
afterAll(() => {
  try {
    if (group) process.kill(-group, 'SIGTERM')
  } catch {
    // No process and no database remains.
  }
  rmSync(varDir, { recursive: true, force: true })
})

/** The steps of `npm start` from the server on, with one that fails. */
const STARTED = `
  import { ready, startServer } from './tools/start/server.mjs'
  import { run } from './tools/start/steps.mjs'
  startServer()
  await ready('http://127.0.0.1:' + process.env.INTERNAL_PORT + '/readyz')
  run(process.execPath, ['-e', 'process.exit(3)'])
`

test('a failed step after the start ends the server and its database', async () => {
  const [port, chatGptPort, internalPort] = [await freePort(), await freePort(), await freePort()]
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTED], {
    env: {
      ...process.env,
      PORT: String(port),
      CHATGPT_PORT: String(chatGptPort),
      INTERNAL_PORT: String(internalPort),
      RTMP_PORT: '0',
      VAR_DIR: varDir,
      FEED: 'none',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own, so that the test can end what remains.
    detached: true,
  })
  group = starter.pid
  let said = ''
  starter.stderr.on('data', (text) => {
    said += text
  })
  // Not `close`: the server has the same pipe open until it has stopped.
  const [code] = await once(starter, 'exit')
  expect(code).toBe(1)
  expect(said).toContain('ended with 3.')
  await stopped(`http://127.0.0.1:${internalPort}/healthz`)
}, 120_000)

/** Resolves when no server answers and the database is down; the server has 15 s for its stop. */
async function stopped(url: string): Promise<void> {
  const postmaster = join(varDir, 'postgres', 'data', 'postmaster.pid')
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(100))
    if (!existsSync(postmaster) && !(await fetch(url).catch(() => null))) return
  throw new Error('The server or its database runs on.')
}
