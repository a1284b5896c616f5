import { RequestError } from '../../../platform/errors'
import type { Logger } from '../../../platform/log'
import { createConcurrencyQueue } from '../../../platform/queue'
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

type Job = {
  done: (pictures: Uint8Array[]) => void
  fail: (error: unknown) => void
}

/**
 * Decodes one picture after the other in a separate process, started when first needed. When a
 * picture crashes or blocks the decoder, only its own request fails; a thread could not guarantee
 * that.
 */
export function createPictureMaker(log: Logger): PictureMaker {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: MAX_WAITING, reason: 'server.busy' })
  let current: Job | null = null
  let worker: PictureProcess | null = null
  let timer: NodeJS.Timeout | undefined

  function closeAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(close, ms).unref()
  }

  function decode(bytes: Uint8Array, { sizes, fit }: PictureOrder): Promise<Uint8Array[]> {
    return new Promise((done, fail) => {
      current = { done, fail }
      worker ??= startPictureProcess({ onResult: take, onEnd: handleEnd })
      closeAfter(JOB_MS)
      worker.send({ bytes, sizes, fit })
    })
  }

  /** The job that has an outcome now; the process idles until the next one. */
  function endJob(): Job | null {
    const job = current
    current = null
    closeAfter(IDLE_MS)
    return job
  }

  function take(from: PictureProcess, result: PictureResult): void {
    if (from !== worker || !current) return
    const job = endJob()
    if ('pictures' in result) job?.done(result.pictures)
    else job?.fail(new RequestError('profile.bad_picture', { details: result.fault }))
  }

  function handleEnd(ended: PictureProcess, cause: Error): void {
    if (ended !== worker) return
    worker = null
    if (!current) return
    log.warn({ err: cause }, 'the picture process ended during a picture')
    endJob()?.fail(new RequestError('profile.bad_picture', { cause }))
  }

  function close(): void {
    clearTimeout(timer)
    const ending = worker
    if (ending) handleEnd(ending, new Error('took too long'))
    ending?.end()
  }

  return { close, make: (bytes, order) => queue.run(() => decode(bytes, order)) }
}
