import { appendFile, copyFile, open, readFile, truncate } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { createScratchDir } from '../../../../testing/scratch-dir'
import { atTime, createTag, type FlvTag, TAG } from '../../flv'
import { clipTags } from '../testing/clip-tags'
import { hashOf, mediaOf, readRecording } from '../testing/read-recording'
import { createRecordingFile, diskFiles, type FileLayer, repairFile } from '.'
import { HEAD_BYTES } from './file-head'

const CLIP = clipTags(9_000)
const MEDIA = mediaOf(CLIP)
let scratch: Awaited<ReturnType<typeof createScratchDir>>
let names = 0
beforeAll(async () => {
  scratch = await createScratchDir()
})
afterAll(() => scratch.remove())
const newFile = () => path.join(scratch.dir, `${++names}.flv`)

async function record(tags: readonly FlvTag[], layer: FileLayer = diskFiles) {
  const [file, errors] = [newFile(), [] as Error[]]
  const recording = await createRecordingFile({
    file,
    layer,
    onFailure: (error) => errors.push(error),
  })
  for (const tag of tags) recording.append(tag)
  const summary = await recording.finish()
  return { file, summary, errors }
}

test('a file has every tag, times from 0, and an index that points to key frames', async () => {
  const later = CLIP.map((tag) => atTime(tag, tag.timestamp + 5_000_000))
  const { file, summary } = await record(later)
  const { metadata, tags, points, bytes, hasVideo } = await readRecording(file)
  expect(hashOf(tags)).toBe(hashOf(MEDIA))
  expect(metadata).toMatchObject({ width: 640, height: 360, hasKeyframes: true, filesize: bytes })
  expect(metadata?.duration).toBe((MEDIA.at(-1)?.timestamp ?? 0) / 1_000)
  expect([hasVideo, summary.durationMs]).toEqual([1, MEDIA.at(-1)?.timestamp])
  const [header, ...keyframes] = points
  expect(header?.tag).toMatchObject({ type: TAG.video, isHeader: true })
  const expected = MEDIA.filter(({ isKeyframe }) => isKeyframe).map(({ timestamp }) => timestamp)
  expect(keyframes.map(({ timeMs }) => timeMs)).toEqual(expected)
  for (const { timeMs, tag } of keyframes)
    expect([tag.isKeyframe, tag.timestamp]).toEqual([true, timeMs])
})

type Torn = { length: number; rest: Uint8Array; isHeadLost: boolean }

test('a file that is cut at any byte is repaired with all whole tags', async () => {
  const whole = await record(CLIP)
  const { bytes } = await readRecording(whole.file)
  const torn = fc.record({
    length: fc.integer({ min: 0, max: bytes }),
    rest: fc.uint8Array({ maxLength: 40 }),
    isHeadLost: fc.boolean(),
  })
  const check = async ({ length, rest, isHeadLost }: Torn) => {
    const file = newFile()
    await copyFile(whole.file, file)
    await truncate(file, length)
    await appendFile(file, rest)
    if (isHeadLost && length > 100) await spoil(file)
    const fitting = wholeTags(length)
    const summary = await repairFile(file)
    if (!fitting.some(({ isKeyframe }) => isKeyframe)) return expect(summary).toBeNull()
    const repaired = await readRecording(file)
    // The rest may happen to complete the tag that was cut, never more than that.
    expect(repaired.tags.length - fitting.length).toBeLessThanOrEqual(1)
    expect(hashOf(repaired.tags.slice(0, fitting.length))).toBe(hashOf(fitting))
    expect(repaired.metadata).toMatchObject({ filesize: repaired.bytes, hasKeyframes: true })
    for (const { tag, timeMs } of repaired.points.slice(1))
      expect([tag.isKeyframe, tag.timestamp]).toEqual([true, timeMs])
  }
  await fc.assert(fc.asyncProperty(torn, check), { numRuns: 60 })
})

/** Tags of the clip that end before this byte of a file. */
function wholeTags(length: number): FlvTag[] {
  let end = HEAD_BYTES
  return MEDIA.filter(({ wire }) => {
    end += wire.length
    return end <= length
  })
}

/** What a loss of power may leave of a head that was being written. */
async function spoil(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(60, 7), 0, 60, 20)
  await handle.close()
}

/** A disk with room for this many bytes: a write beyond stores what fits. */
function fullAfter(maxBytes: number): FileLayer {
  return {
    async create(file) {
      const target = await diskFiles.create(file)
      return {
        ...target,
        async write(bytes, position) {
          const room = Math.max(0, maxBytes - position)
          await target.write(bytes.subarray(0, room), position)
          if (bytes.length > room) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        },
      }
    },
  }
}

test('a full disk ends the file at a whole tag, with its index', async () => {
  const [file, errors] = [newFile(), [] as Error[]]
  const onFailure = (error: Error) => errors.push(error)
  const recording = await createRecordingFile({ file, layer: fullAfter(700_000), onFailure })
  for (const tag of CLIP) {
    recording.append(tag)
    // Lets a write end that was begun.
    if (tag.isKeyframe) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const summary = await recording.finish()
  expect(errors).toMatchObject([{ code: 'ENOSPC' }])
  const { tags, metadata, bytes } = await readRecording(file)
  expect(hashOf(tags)).toBe(hashOf(MEDIA.slice(0, tags.length)))
  expect(tags.length).toBeGreaterThan(100)
  expect(bytes).toBeLessThanOrEqual(700_000)
  expect([metadata?.filesize, metadata?.hasKeyframes]).toEqual([bytes, true])
  expect(summary.bytes).toBe(bytes)
})

test('sound without pictures can be sought, pictures need a key frame', async () => {
  const audio = CLIP.filter(({ type }) => type === TAG.audio)
  const { file } = await record(audio)
  const { points, metadata, hasVideo } = await readRecording(file)
  expect([hasVideo, metadata?.hasVideo, metadata?.hasAudio]).toEqual([0, false, true])
  const [header, ...entries] = points
  expect(header?.tag).toMatchObject({ type: TAG.audio, isHeader: true })
  expect(entries.length).toBe(5)
  for (const { timeMs, tag } of entries) expect(tag.timestamp).toBe(timeMs)

  const start = CLIP.findIndex(({ isKeyframe }) => isKeyframe)
  const { file: late } = await record(CLIP.slice(start + 1))
  const pictures = (await readRecording(late)).tags.filter(({ type }) => type === TAG.video)
  expect(pictures[0]?.isKeyframe).toBe(true)
})

test('a day of key frames still fits into the head', async () => {
  const key = CLIP.find(({ isKeyframe }) => isKeyframe) as FlvTag
  const small = createTag(TAG.video, 0, key.data.subarray(0, 20))
  const { file } = await record(
    Array.from({ length: 43_200 }, (_, at) => atTime(small, at * 2_000)),
  )
  const { points, metadata } = await readRecording(file)
  expect(points.length).toBe(1_601)
  const gaps = points.slice(2).map(({ timeMs }, at) => timeMs - (points[at + 1]?.timeMs ?? 0))
  expect(Math.max(...gaps)).toBeLessThanOrEqual(54_000)
  expect(metadata?.filesize).toBe((await readFile(file)).length)
})

test('nothing is written for a stream without media', async () => {
  const { summary } = await record(CLIP.filter(({ type }) => type === TAG.data))
  expect(summary.entries).toEqual([])
})
