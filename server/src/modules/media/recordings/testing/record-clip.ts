/**
 * A program for tests: records a clip in real time until it is killed, and prints the time of the
 * newest tag.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { createRecordingFile, diskFiles } from '../flv-file'
import { clipTags } from './clip-tags'

const [file = ''] = process.argv.slice(2)
const onFailure = (error: Error) => {
  throw error
}
const recording = await createRecordingFile({ file, layer: diskFiles, onFailure })
const start = performance.now()
for (const tag of clipTags(20_000)) {
  const waitMs = tag.timestamp - (performance.now() - start)
  if (waitMs > 5) await pause(waitMs)
  recording.append(tag)
  process.stdout.write(`${tag.timestamp}\n`)
}
