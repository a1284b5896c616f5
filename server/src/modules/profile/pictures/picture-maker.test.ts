import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createLog } from '../../../platform/log'
import { until } from '../../../testing/until'
import { floodPng, photo } from '../testing/pictures'
import { createPictureMaker } from './picture-maker'

const maker = createPictureMaker(createLog('silent'))
afterAll(() => maker.close())

const SQUARE = { sizes: [96], fit: 'cover' as const }
const run = promisify(execFile)

/** Ids of the picture processes that this process has started. */
async function pictureProcesses(): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)])
  return stdout
    .split('\n')
    .filter((line) => line.includes('picture-worker'))
    .map((line) => Number.parseInt(line, 10))
}

test('a killed process rejects its current picture, and the others are made', async () => {
  await maker.make(await photo(), SQUARE)
  const first = maker.make(floodPng(5_000, 5_000), { ...SQUARE, sizes: Array(40).fill(256) })
  const others = [maker.make(await photo('png'), SQUARE), maker.make(await photo('gif'), SQUARE)]
  for (const pid of await pictureProcesses()) process.kill(pid, 'SIGKILL')
  await expect(first).rejects.toMatchObject({ reason: 'profile.bad_picture' })
  expect((await Promise.all(others)).map((pictures) => pictures.length)).toEqual([1, 1])
})

test('pictures are made in one process, which ends with `close`', async () => {
  await Promise.all([maker.make(await photo(), SQUARE), maker.make(await photo('webp'), SQUARE)])
  expect(await pictureProcesses()).toHaveLength(1)
  maker.close()
  await until(async () => (await pictureProcesses()).length === 0)
})
