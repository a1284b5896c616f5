import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Writes down what it was called with, and goes on until it is interrupted. */
const STAND_IN = `#!${process.execPath}
const { writeFileSync } = require('node:fs')
if (process.argv[2] === '-version') process.exit(0)
writeFileSync(__dirname + '/arguments', process.argv.slice(2).join('\\n'))
if (process.argv.includes('-t')) process.exit(0)
process.on('SIGINT', () => process.exit(255))
setInterval(() => undefined, 1000)
console.log('pushing')
`

const PROGRAM = path.join(__dirname, 'stream.ts')
const KEY = { streamKey: 'secret-key', rtmpUrl: 'rtmp://127.0.0.1:1935/live' }
let dir: string
let server: Server
let asked: { url?: string; token?: string; body: string }[]

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'stream-'))
  asked = []
  server = createServer(async (request, reply) => {
    const { url, headers } = request
    asked.push({ url, token: headers.authorization, body: await text(request) })
    reply.end(JSON.stringify({ code: 200, data: KEY, message: 'ok' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.close()
  await rm(dir, { recursive: true })
})

async function install(): Promise<void> {
  await writeFile(path.join(dir, 'ffmpeg'), STAND_IN)
  await chmod(path.join(dir, 'ffmpeg'), 0o755)
}

/** The command with nothing else in its PATH. */
function start(...args: string[]): ChildProcess {
  const { port } = server.address() as AddressInfo
  const call = ['--import', 'tsx', PROGRAM, ...args, '--url', `http://127.0.0.1:${port}`]
  const env = { PATH: dir, SAIDIAN_TOKEN: 'token-of-staff' }
  return spawn(process.execPath, call, { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function run(...args: string[]) {
  const child = start(...args)
  const [out, error] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => text(stream ?? Readable.from([]))),
  )
  return { code: child.exitCode ?? (await once(child, 'exit'))[0], out, error }
}

const argumentsOf = async () => (await readFile(path.join(dir, 'arguments'), 'utf8')).split('\n')

test('without ffmpeg it says what to do, and leaves the key of the room alone', async () => {
  const { code, error } = await run('10001')
  expect(code).toBe(1)
  expect(error).toContain('ffmpeg is not installed')
  expect(asked).toEqual([])
})

test('a clip is sent over and over to the room with a new key', async () => {
  await install()
  const { code, out } = await run('10001', PROGRAM, '--seconds', '3')
  expect([code, out]).toEqual([
    0,
    'Room 10001 is on air. Ctrl+C ends it.\nRoom 10001 is off air.\n',
  ])
  const body = JSON.stringify({ roomId: 10001 })
  expect(asked).toEqual([{ url: '/rooms/v1/key', token: 'Bearer token-of-staff', body }])
  const given = await argumentsOf()
  expect(given.at(-1)).toBe('rtmp://127.0.0.1:1935/live/secret-key')
  expect(given.join(' ')).toContain(`-stream_loop -1 -i ${PROGRAM} -t 3`)
})

test('without a file a test picture is sent until Ctrl+C', async () => {
  await install()
  const child = start('10001')
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (line) => String(line).includes('pushing') && resolve())
  })
  child.kill('SIGINT')
  expect((await once(child, 'exit'))[0]).toBe(0)
  expect((await argumentsOf()).join(' ')).toContain('testsrc2')
})

test.each([[['x']], [[]], [['10001', '/no/such/file']], [['10001', '--seconds', '0']]])(
  'wrong arguments %j change nothing',
  async (args) => {
    await install()
    expect(await run(...args)).toMatchObject({ code: 1 })
    expect(asked).toEqual([])
  },
)
