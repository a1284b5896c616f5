import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createScratchDir } from '../../../../testing/scratch-dir'
import { clipTags } from '../testing/clip-tags'
import { hashOf, mediaOf, readRecording } from '../testing/read-recording'
import { repairFile } from '.'

const PROGRAM = path.join(__dirname, '../testing/record-clip.ts')

/** Time of the newest tag that the process had when it was killed. */
async function killWhileRecording(file: string, afterMs: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let newest = 0
  for await (const line of createInterface({ input: child.stdout })) {
    newest = Number(line)
    if (newest >= afterMs && !child.killed) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return newest
}

test('of a killed process all but the last 2 s can be played', async () => {
  const scratch = await createScratchDir()
  const kills = [3_100, 3_800, 4_500].map(async (afterMs) => {
    const file = path.join(scratch.dir, `${afterMs}.flv`)
    const newest = await killWhileRecording(file, afterMs)
    expect(newest).toBeGreaterThanOrEqual(afterMs)
    const summary = await repairFile(file)
    expect(newest - (summary?.durationMs ?? 0)).toBeLessThanOrEqual(2_000)
    const { tags, points } = await readRecording(file)
    expect(hashOf(tags)).toBe(hashOf(mediaOf(clipTags(20_000)).slice(0, tags.length)))
    expect(points.length).toBeGreaterThanOrEqual(2)
  })
  await Promise.all(kills)
  await scratch.remove()
})
