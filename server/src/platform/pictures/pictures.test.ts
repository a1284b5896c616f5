import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pino from 'pino'
import { until } from '../../testing/until'
import { createLog } from '../log'
import { createPictures, type PictureKind } from '.'
import { floodPng, photo } from './testing'

const log = createLog('silent')
const pictures = createPictures(log)
afterAll(() => pictures.close())

const SQUARE: PictureKind = {
  name: 'square',
  sizes: [96],
  fit: 'cover',
  max: { bytes: 5_000_000, pixels: 25_000_000 },
  reasons: { invalid: 'request.invalid', tooLarge: 'request.too_large' },
}
const run = promisify(execFile)

/** Ids of the picture processes that this process has started. */
async function pictureProcesses(): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)])
  return stdout
    .split('\n')
    .filter((line) => line.includes('picture-worker'))
    .map((line) => Number.parseInt(line, 10))
}

async function signalProcesses(signal: NodeJS.Signals): Promise<void> {
  for (const pid of await pictureProcesses()) process.kill(pid, signal)
}

test('a killed process rejects its current picture, and the others are made', async () => {
  await pictures.make(await photo(), SQUARE)
  const first = pictures.make(floodPng(5_000, 5_000), { ...SQUARE, sizes: Array(40).fill(256) })
  const others = [
    pictures.make(await photo('png'), SQUARE),
    pictures.make(await photo('gif'), SQUARE),
  ]
  await signalProcesses('SIGKILL')
  await expect(first).rejects.toMatchObject({ reason: 'request.invalid' })
  expect((await Promise.all(others)).map((made) => made.length)).toEqual([1, 1])
})

test('a process that hangs is killed in time, and the next picture is made', async () => {
  const impatient = createPictures(log, { jobMs: 8_000 })
  await impatient.make(await photo(), SQUARE)
  const [hanging] = (await pictureProcesses()).slice(-1)
  process.kill(hanging ?? 0, 'SIGSTOP')
  const first = impatient.make(await photo(), SQUARE)
  const next = impatient.make(await photo('png'), SQUARE)
  await expect(first).rejects.toMatchObject({ reason: 'request.invalid' })
  expect(await next).toHaveLength(1)
  await until(async () => !(await pictureProcesses()).includes(hanging ?? 0))
  impatient.close()
})

test('pictures of two kinds share one process and differ by their kind', async () => {
  const small: PictureKind = {
    ...SQUARE,
    name: 'small',
    sizes: [32, 16],
    max: { bytes: 5_000_000, pixels: 10_000 },
    reasons: { invalid: 'profile.bad_picture', tooLarge: 'profile.picture_too_large' },
  }
  const [made, rejected, tiny] = await Promise.allSettled([
    pictures.make(await photo(), SQUARE),
    pictures.make(await photo(), small),
    pictures.make(await photo('webp', 90, 90), small),
  ])
  expect(made).toMatchObject({ value: { length: 1 } })
  expect(rejected).toMatchObject({ reason: { reason: 'profile.bad_picture' } })
  expect(tiny).toMatchObject({ value: { length: 2 } })
  expect(await pictureProcesses()).toHaveLength(1)
})

test('`close` ends the process, rejects what is not made, and is no warning', async () => {
  const lines: string[] = []
  const closing = createPictures(
    pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  )
  const started = (await pictureProcesses()).length
  const photos = [await photo(), await photo('png')]
  const made = Promise.allSettled(photos.map((bytes) => closing.make(bytes, SQUARE)))
  await until(async () => (await pictureProcesses()).length > started)
  closing.close()
  const rejected = {
    status: 'rejected',
    reason: expect.objectContaining({ reason: 'server.busy' }),
  }
  expect(await made).toEqual([rejected, rejected])
  await until(async () => (await pictureProcesses()).length === started)
  await expect(closing.make(await photo(), SQUARE)).rejects.toMatchObject(rejected.reason)
  expect(lines).toEqual([])
})
