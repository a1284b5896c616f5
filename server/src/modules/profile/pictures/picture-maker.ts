import { RequestError } from '../../../platform/errors'
import type { Logger } from '../../../platform/log'
import type { PictureOrder, PictureResult } from './picture-job'
import { type PictureProcess, startPictureProcess } from './picture-process'

/** Pictures wait in memory, 5 MB each: beyond this count the answer is busy. */
const MAX_WAITING = 16
const JOB_MS = 20_000
const IDLE_MS = 30_000

export type PictureMaker = {
  /**
   * Re-encodes a picture as webp, once per size. Throws `profile.bad_picture` for an invalid
   * picture or one with more than 25 million pixels, and `server.busy` when too many wait.
   */
  make: (bytes: Uint8Array, order: PictureOrder) => Promise<Uint8Array[]>
  close: () => void
}

type Job = PictureOrder & {
  bytes: Uint8Array
  done: (pictures: Uint8Array[]) => void
  fail: (error: unknown) => void
}

/**
 * Decodes one picture after the other in a separate process, started when first needed. When a
 * picture crashes or blocks the decoder, only its own request fails; a thread could not guarantee
 * that.
 */
export function createPictureMaker(log: Logger): PictureMaker {
  const queue: Job[] = []
  let current: Job | null = null
  let worker: PictureProcess | null = null
  let timer: NodeJS.Timeout | undefined

  function next(): void {
    clearTimeout(timer)
    current = queue.shift() ?? null
    worker ??= current && startPictureProcess({ onResult: take, onEnd: handleEnd })
    timer = setTimeout(close, current ? JOB_MS : IDLE_MS).unref()
    if (current && worker)
      worker.send({ bytes: current.bytes, sizes: current.sizes, fit: current.fit })
  }

  function take(from: PictureProcess, result: PictureResult): void {
    if (from !== worker || !current) return
    if ('pictures' in result) current.done(result.pictures)
    else current.fail(new RequestError('profile.bad_picture', { details: result.fault }))
    next()
  }

  function handleEnd(ended: PictureProcess, cause: Error): void {
    if (ended !== worker) return
    worker = null
    if (!current) return
    log.warn({ err: cause }, 'the picture process ended during a picture')
    current.fail(new RequestError('profile.bad_picture', { cause }))
    next()
  }

  function close(): void {
    clearTimeout(timer)
    const ending = worker
    if (ending) handleEnd(ending, new Error('took too long'))
    ending?.end()
  }

  return {
    close,
    make: (bytes, order) =>
      new Promise((done, fail) => {
        if (queue.length >= MAX_WAITING) {
          fail(new RequestError('server.busy', { retryAfterMs: 5_000 }))
          return
        }
        queue.push({ ...order, bytes, done, fail })
        if (!current) next()
      }),
  }
}
