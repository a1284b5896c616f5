import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createFlvReader, type FlvTag } from '../../flv'

const CLIP = fileURLToPath(new URL('../../clips/football.flv', import.meta.url))

/** The tags of a clip of the demo, up to this time. */
export function clipTags(untilMs: number): FlvTag[] {
  const tags = createFlvReader().read(readFileSync(CLIP))
  return tags.filter(({ timestamp }) => timestamp <= untilMs)
}
