import { PICTURE_RULE } from '@saidian/shared/contracts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { PictureJob, PictureResult } from './picture-job'

const KINDS = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
])
const SECONDS = 10

// Pictures come one by one and never twice: a cache would only hold what somebody sent us.
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async (job: PictureJob) => {
  const result: PictureResult = await make(job).then(
    (pictures) => ({ pictures }),
    (error: unknown) => ({ fault: String(error) }),
  )
  process.send?.(result)
})
// Whoever started us is gone.
process.on('disconnect', () => process.exit())

/**
 * Decodes the picture and makes new ones: what else was in the file, such as a place or a script,
 * is gone.
 */
async function make({ bytes, sizes, fit }: PictureJob): Promise<Uint8Array[]> {
  const format = KINDS.get((await fileTypeFromBuffer(bytes))?.mime ?? '')
  if (!format) throw new Error('no picture of a kind we take')
  const source = sharp(bytes, {
    limitInputPixels: PICTURE_RULE.pixels,
    failOn: 'error',
    sequentialRead: false,
  })
  // The decoder looks at the bytes by itself: a file that is two things at once is neither.
  if ((await source.metadata()).format !== format) throw new Error('not what its first bytes say')
  const upright = source.autoOrient().timeout({ seconds: SECONDS })
  return Promise.all(
    sizes.map((size) =>
      upright
        .clone()
        .resize(size, size, { fit, withoutEnlargement: fit === 'inside' })
        .webp({ quality: 82 })
        .toBuffer(),
    ),
  )
}
