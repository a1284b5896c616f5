import { RequestError } from '../errors'
import type { Logger } from '../log'
import type { Module } from '../module'
import { createConcurrencyQueue } from '../queue'
import type { PictureResult } from './picture-job'
import type { PictureKind } from './picture-kind'
import { type PictureProcess, startPictureProcess } from './picture-process'

/** Pictures wait in memory, 5 MB each: beyond this count the answer is busy. */
const MAX_WAITING = 16
const JOB_MS = 20_000
const IDLE_MS = 30_000

/** The picture process of this server; started and stopped like a module. */
export type Pictures = Module & {
  /**
   * Re-encodes a picture as webp, once per size of its kind. Throws the error of the kind for an
   * invalid picture or one with too many pixels, and `server.busy` when too many wait or the server
   * stops.
   */
  make: (bytes: Uint8Array, kind: PictureKind) => Promise<Uint8Array[]>
  /** Ends the process for good; the pictures that are not made yet are rejected. */
  close: () => void
}

type Job = {
  kind: PictureKind
  done: (pictures: Uint8Array[]) => void
  fail: (error: unknown) => void
}

/**
 * Decodes one picture after the other, of all kinds, in a separate process, started when first
 * needed. When a picture crashes or blocks the decoder, only its own request fails; a thread could
 * not guarantee that.
 */
export function createPictures(log: Logger, { jobMs = JOB_MS } = {}): Pictures {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: MAX_WAITING, reason: 'server.busy' })
  const { decode, close } = createDecoder(log, jobMs)
  return {
    name: 'pictures',
    close,
    make: (bytes, kind) => queue.run(() => decode(bytes, kind)),
    start: async (signal) => signal.addEventListener('abort', close, { once: true }),
  }
}

/** The process and its current picture; `decode` is called for one picture at a time. */
function createDecoder(log: Logger, jobMs: number) {
  let current: Job | null = null
  let worker: PictureProcess | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function endProcessAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(endProcess, ms).unref()
  }

  function decode(bytes: Uint8Array, kind: PictureKind): Promise<Uint8Array[]> {
    return new Promise((done, fail) => {
      if (isClosed) return fail(new RequestError('server.busy'))
      current = { kind, done, fail }
      worker ??= startPictureProcess({ onResult: take, onEnd: handleEnd })
      endProcessAfter(jobMs)
      worker.send({ bytes, sizes: kind.sizes, fit: kind.fit, maxPixels: kind.max.pixels })
    })
  }

  /** The job that has an outcome now; the process idles until the next one. */
  function endJob(): Job | null {
    const job = current
    current = null
    endProcessAfter(IDLE_MS)
    return job
  }

  function take(from: PictureProcess, result: PictureResult): void {
    if (from !== worker) return
    const job = endJob()
    if ('pictures' in result) job?.done(result.pictures)
    else job?.fail(new RequestError(job.kind.reasons.invalid, { details: result.fault }))
  }

  function handleEnd(ended: PictureProcess, cause: Error): void {
    if (ended !== worker) return
    worker = null
    const job = endJob()
    if (!job) return
    log.warn({ err: cause, kind: job.kind.name }, 'the picture process ended during a picture')
    job.fail(new RequestError(job.kind.reasons.invalid, { cause }))
  }

  function endProcess(): void {
    const ending = worker
    if (ending) handleEnd(ending, new Error('took too long'))
    clearTimeout(timer)
    ending?.end()
  }

  function close(): void {
    isClosed = true
    endJob()?.fail(new RequestError('server.busy'))
    endProcess()
  }

  return { decode, close }
}
