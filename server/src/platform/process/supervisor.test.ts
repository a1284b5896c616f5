import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Supervisor, supervise } from './supervisor'

const MAX_SILENCE_MS = 500

let dir: string
let supervisor: Supervisor | undefined
let said: string[]
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'saidian-supervisor-'))
  said = []
})
afterEach(async () => {
  supervisor?.stop('SIGKILL')
  await supervisor?.ended
  await rm(dir, { recursive: true })
})

/** Supervises a small server that records each of its starts. */
async function start(body: string): Promise<Supervisor> {
  const file = join(dir, 'server.mjs')
  const note =
    "import { appendFileSync } from 'node:fs'\n" +
    `appendFileSync('${dir}/pids', process.pid + '\\n')\n`
  await writeFile(file, note + body)
  supervisor = supervise({ file, execArgv: [] }, (line) => said.push(line), MAX_SILENCE_MS)
  return supervisor
}

async function pids(): Promise<number[]> {
  const text = await readFile(join(dir, 'pids'), 'utf8').catch(() => '')
  return text.split('\n').filter(Boolean).map(Number)
}

async function started(count: number): Promise<number> {
  for (;;) {
    const pid = (await pids())[count - 1]
    if (pid) return pid
    await wait(20)
  }
}

const SERVES = 'setInterval(() => undefined, 1_000)\n'

test('a killed server is restarted, and a signal ends both', async () => {
  const { ended, stop } = await start(SERVES)
  process.kill(await started(1), 'SIGKILL')
  await started(2)
  expect(said).toEqual(['The server crashed (ended by SIGKILL) and starts again in 100 ms.'])
  stop('SIGTERM')
  expect(await ended).toBe(1)
  expect(await pids()).toHaveLength(2)
})

test('it waits until a signalled server has stopped, and returns its exit code', async () => {
  const { ended, stop } = await start(`process.send('ready')
    process.on('SIGINT', () => setTimeout(() => {
      appendFileSync('${dir}/order', 'stopped')
      process.exit(0)
    }, 200))
    appendFileSync('${dir}/order', 'started ')
    ${SERVES}`)
  const order = () => readFile(join(dir, 'order'), 'utf8').catch(() => '')
  while ((await order()) === '') await wait(20)
  stop('SIGINT')
  expect(await ended).toBe(0)
  expect(await order()).toBe('started stopped')
  expect(said).toEqual([])
})

test('the fifth crash in a minute is the last, and its reason is printed', async () => {
  const fatal = JSON.stringify({ level: 60, err: { message: 'boom' }, msg: 'uncaught exception' })
  const { ended } = await start(`process.stdout.write('${fatal}\\n', () => process.exit(7))`)
  expect(await ended).toBe(7)
  expect(await pids()).toHaveLength(5)
  expect(said).toHaveLength(5)
  expect(said.at(-1)).toBe(
    'The server crashed 5 times in a minute and stays down: uncaught exception: boom',
  )
})

test('a crash without a fatal line is reported by its exit code', async () => {
  const { ended } = await start('process.exit(3)')
  await ended
  expect(said.at(-1)).toContain('stays down: ended with code 3')
})

test('a server that reports that it cannot start is not restarted', async () => {
  const { ended } = await start(`process.send('cannot start')\nprocess.exitCode = 1`)
  expect(await ended).toBe(1)
  expect(await pids()).toHaveLength(1)
  expect(said).toEqual([])
})

test('a server that was ready before is restarted even after failed starts', async () => {
  const { ended, stop } = await start(`import { readFileSync } from 'node:fs'
    const starts = readFileSync('${dir}/pids', 'utf8').split('\\n').length - 1
    if (starts === 2) {
      process.send('cannot start')
      process.exitCode = 1
    } else {
      process.send('ready', () => appendFileSync('${dir}/ready', 'ready'))
      ${SERVES}
    }`)
  while (!existsSync(join(dir, 'ready'))) await wait(20)
  process.kill(await started(1), 'SIGKILL')
  await started(3)
  stop('SIGTERM')
  await ended
})

test('a stop during the pause before a restart ends it', async () => {
  const { ended, stop } = await start('process.exit(1)')
  while (said.length < 3) await wait(10)
  stop('SIGTERM')
  expect(await ended).toBe(0)
  expect(await pids()).toHaveLength(3)
})

test('a server that was alive and is silent is ended and starts again', async () => {
  const { ended, stop } = await start("process.send('alive', () => { for (;;); })")
  await started(2)
  expect(said).toEqual([
    'The server hangs and is ended.',
    'The server crashed (ended by SIGKILL) and starts again in 100 ms.',
  ])
  stop('SIGKILL')
  await ended
})

test('a server that was not alive yet takes as long as it needs to start', async () => {
  const { ended, stop } = await start(`const end = performance.now() + 2 * ${MAX_SILENCE_MS}
    while (performance.now() < end);
    process.send('ready', () => appendFileSync('${dir}/ready', 'ready'))
    ${SERVES}`)
  while (!existsSync(join(dir, 'ready'))) await wait(20)
  expect(said).toEqual([])
  stop('SIGKILL')
  await ended
})
