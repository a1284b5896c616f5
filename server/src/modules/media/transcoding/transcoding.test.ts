import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../platform/clock'
import { createLog } from '../../../platform/log'
import { createScratchDir } from '../../../testing/scratch-dir'
import { until } from '../../../testing/until'
import { type FlvTag, readMetadata, TAG } from '../flv'
import { createHub, type LiveStream } from '../hub'
import { createReadQualities } from '../qualities'
import { clipTags } from '../recordings/testing/clip-tags'
import { startTestMedia } from '../testing/test-media'
import { createTranscoding } from '.'
import { hasFfmpeg } from './ffmpeg'

/** Does what the supervision needs of ffmpeg: copies the stream, and falls over when asked to. */
const STAND_IN = `#!${process.execPath}
const { appendFileSync, existsSync } = require('node:fs')
if (process.argv[2] === '-version') process.exit(0)
appendFileSync(__dirname + '/starts', process.pid + '\\n')
if (existsSync(__dirname + '/fail')) process.exit(3)
process.stdin.pipe(process.stdout)
`

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let running: AbortController
beforeEach(async () => {
  running = new AbortController()
  scratch = await createScratchDir()
})
afterEach(async () => {
  running.abort()
  await scratch.remove()
})

async function standIn(): Promise<string> {
  const program = path.join(scratch.dir, 'ffmpeg')
  await writeFile(program, STAND_IN)
  await chmod(program, 0o755)
  return program
}

async function open(program: string, isOn = true) {
  const log = createLog('silent')
  const hub = createHub({ clock: systemClock, log })
  const transcoding = createTranscoding({
    hub,
    clock: systemClock,
    log,
    isOn,
    program,
    lingerMs: 200,
  })
  await transcoding.start(running.signal)
  return { hub, transcoding }
}

/** Sends the clip in real time, round after round, with rising times. */
function publish(hub: ReturnType<typeof createHub>, source: 'rtmp' | 'demo' = 'rtmp') {
  const publisher = hub.publish('10001', { source })
  const tags = clipTags(20_000)
  const start = performance.now()
  let at = 0
  const send = () => {
    while (at < tags.length && (tags[at]?.timestamp ?? 0) <= performance.now() - start + 2_000)
      publisher?.write(tags[at++] as FlvTag)
  }
  send()
  const timer = setInterval(send, 40)
  running.signal.addEventListener('abort', () => clearInterval(timer))
  return {
    end() {
      clearInterval(timer)
      publisher?.end()
    },
  }
}

const startsOf = async () => {
  const text = await readFile(path.join(scratch.dir, 'starts'), 'utf8').catch(() => '')
  return text.split('\n').filter(Boolean).map(Number)
}

const follow = (stream: LiveStream) => {
  const tags: FlvTag[] = []
  stream.subscribe({ onTag: (tag) => tags.push(tag) })
  return tags
}

test('a second quality is offered for streams of encoders, where ffmpeg is', async () => {
  const { hub, transcoding } = await open(await standIn())
  expect(transcoding.qualitiesOf(10001)).toEqual(['source'])
  const demo = publish(hub, 'demo')
  expect(transcoding.qualitiesOf(10001)).toEqual(['source'])
  demo.end()
  publish(hub)
  expect(transcoding.qualitiesOf(10001)).toEqual(['source', 'smooth'])
  for (const [program, isOn] of [
    [path.join(scratch.dir, 'absent'), true],
    [await standIn(), false],
  ] as const) {
    const other = await open(program, isOn)
    publish(other.hub)
    expect(other.transcoding.qualitiesOf(10001)).toEqual(['source'])
    expect(await other.transcoding.watch('10001-smooth')).toBeNull()
    expect((await other.transcoding.watch('10001'))?.stream.name).toBe('10001')
  }
})

test('it runs once while someone watches, and ends after the last viewer', async () => {
  const { hub, transcoding } = await open(await standIn())
  publish(hub)
  await pause(300)
  expect(await startsOf()).toEqual([])
  const watched = await Promise.all([1, 2, 3].map(() => transcoding.watch('10001-smooth')))
  const streams = new Set(watched.map((one) => one?.stream))
  expect([streams.size, hub.get('10001-smooth')]).toEqual([1, watched[0]?.stream])
  const tags = follow(watched[0]?.stream as LiveStream)
  await until(() => tags.filter(({ isKeyframe }) => isKeyframe).length > 1)
  // A player measures the delay of the picture by these, for both qualities alike.
  const clocks = tags.filter(({ data }) => data.includes('onClock'))
  expect(clocks.length).toBeGreaterThan(0)
  watched[0]?.leave()
  watched[1]?.leave()
  await pause(400)
  expect(hub.get('10001-smooth')).toBeDefined()
  watched[2]?.leave()
  await until(() => hub.get('10001-smooth') === undefined)
  const starts = await startsOf()
  expect(starts).toHaveLength(1)
  await until(() => !isAlive(starts[0] ?? 0))
})

test('a program that dies is started again; it ends with the stream', async () => {
  const { hub, transcoding } = await open(await standIn())
  const publisher = publish(hub)
  const watched = await transcoding.watch('10001-smooth')
  const [first = 0] = await startsOf()
  process.kill(first, 'SIGKILL')
  await until(() => hub.get('10001-smooth') !== watched?.stream)
  const again = await transcoding.watch('10001-smooth')
  expect(again?.stream.name).toBe('10001-smooth')
  expect(await startsOf()).toHaveLength(2)
  publisher.end()
  expect(hub.get('10001-smooth')).toBeUndefined()
  const [, second = 0] = await startsOf()
  await until(() => !isAlive(second))
  expect(await transcoding.watch('10001-smooth')).toBeNull()
})

test('a program that fails at once is not started in a circle', async () => {
  const program = await standIn()
  await writeFile(path.join(scratch.dir, 'fail'), '')
  const { hub, transcoding } = await open(program)
  const publisher = publish(hub)
  const watching = transcoding.watch('10001-smooth')
  await pause(2_000)
  expect((await startsOf()).length).toBeLessThanOrEqual(3)
  publisher.end()
  expect(await watching).toBeNull()
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('what comes out can be decoded, in 360 lines where ffmpeg is installed', async () => {
  const isReal = await hasFfmpeg('ffmpeg')
  const { hub, transcoding } = await open(isReal ? 'ffmpeg' : await standIn())
  publish(hub)
  const watched = await transcoding.watch('10001-smooth')
  const tags = follow(watched?.stream as LiveStream)
  await until(() => tags.filter(({ isKeyframe }) => isKeyframe).length > 1)
  const kinds = tags.filter(({ isHeader }) => isHeader).map(({ type }) => type)
  expect([...kinds].sort()).toEqual([TAG.audio, TAG.video])
  const metadata = tags.map((tag) => (tag.type === TAG.data ? readMetadata(tag) : null))
  expect(metadata.find(Boolean)).toMatchObject({ height: 360 })
  const newest = Math.max(...tags.map(({ timestamp }) => timestamp))
  expect(newest).toBeLessThan(25_000)
})

test('a viewer gets it over the port of the product, and only then it is made', async () => {
  const before = process.env.PATH
  process.env.PATH = `${path.dirname(await standIn())}:${before}`
  const media = await startTestMedia({ hasSecondQuality: true })
  const asked = createReadQualities(media.bus)
  try {
    publish(media.hub)
    await until(async () => (await asked(10_001)).includes('smooth'))
    expect(media.hub.get('10001-smooth')).toBeUndefined()
    const url = `http://127.0.0.1:${media.port.number}${await media.sign({ quality: 'smooth' })}`
    const viewer = new AbortController()
    const answer = await fetch(url, { signal: viewer.signal })
    const { value } = (await answer.body?.getReader().read()) ?? {}
    expect(Buffer.from(value ?? []).toString('latin1', 0, 3)).toBe('FLV')
    expect(media.hub.get('10001-smooth')).toBeDefined()
    viewer.abort()
    await until(() => media.hub.get('10001-smooth') === undefined)
  } finally {
    process.env.PATH = before
    await media.stop()
  }
})
