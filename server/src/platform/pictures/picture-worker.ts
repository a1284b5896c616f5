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

// Every picture is decoded once: a cache would only hold uploads.
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async (job: PictureJob) => {
  const result: PictureResult = await make(job).then(
    (pictures) => ({ pictures }),
    (error: unknown) => ({ fault: String(error) }),
  )
  process.send?.(result)
})
// The parent process has ended.
process.on('disconnect', () => process.exit())

/**
 * Decodes the picture and re-encodes it, which removes everything else in the file, such as a place
 * or a script.
 */
async function make({ bytes, sizes, fit, maxPixels }: PictureJob): Promise<Uint8Array[]> {
  const format = KINDS.get((await fileTypeFromBuffer(bytes))?.mime ?? '')
  if (!format) throw new Error('not a picture of a supported format')
  const source = sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    sequentialRead: false,
  })
  // The decoder detects the format from the bytes: a file of two formats at once is rejected.
  if ((await source.metadata()).format !== format)
    throw new Error('the decoder found another format than the first bytes')
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
