import type { Picture } from '@saidian/shared/contracts/content'
import type { PublicFetch } from '../../../../platform/public-fetch'
import type { ArticlePictures } from '../../pictures/article-pictures'
import type { SourceBlock } from '../html/source-block'

const MAX_BYTES = 8_000_000
const MAX_MS = 10_000
/** Of all pictures of an article together. */
const MAX_ALL_MS = 60_000

/** Fetches and stores the pictures of a text, by their addresses. One that fails is left out. */
export type FetchPictures = (
  blocks: readonly SourceBlock[],
  signal?: AbortSignal,
) => Promise<Map<string, Picture>>

export type PictureDeps = {
  publicFetch: PublicFetch
  articlePictures: Pick<ArticlePictures, 'add'>
}

/** One picture after the other: the picture process works for members as well. */
export function createFetchPictures({ publicFetch, articlePictures }: PictureDeps): FetchPictures {
  return async (blocks, stop) => {
    const timeout = AbortSignal.timeout(MAX_ALL_MS)
    const signal = stop ? AbortSignal.any([timeout, stop]) : timeout
    const pictures = new Map<string, Picture>()
    const urls = blocks.flatMap((block) => (block.kind === 'picture' ? [block.url] : []))
    for (const url of new Set(urls)) {
      if (signal.aborted) break
      const picture = await fetchOne(url, signal)
      if (picture) pictures.set(url, picture)
    }
    return pictures
  }

  async function fetchOne(url: string, signal: AbortSignal): Promise<Picture | null> {
    try {
      const limits = { maxBytes: MAX_BYTES, timeoutMs: MAX_MS, accept: 'image/*', signal }
      const content = await publicFetch(url, limits)
      return content && (await articlePictures.add(content.body)).picture
    } catch {
      // Not reachable, no picture, or too large: the text is worth reading without it.
      return null
    }
  }
}

/** For a rehearsal, which stores no file. */
export const noPictures: FetchPictures = async () => new Map()
