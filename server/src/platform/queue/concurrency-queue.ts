import type { Reason } from '@saidian/shared/contracts/http'
import { RequestError } from '../errors'
import { createPace, type Pace } from './pace'
import { createQueuedJob, type QueuedJob } from './queued-job'

export type ConcurrencyQueueOptions = {
  /** Maximum of running jobs. */
  atOnce?: number
  /** Maximum of jobs that start in any second, at an even pace. */
  perSecond?: number
  /** Maximum of waiting jobs. */
  waiting?: number
  /** Maximum of the wait of a job. */
  maxWaitMs?: number
  /** `atOnce` and `waiting` per key, so that one key cannot take all places. */
  perKey?: { atOnce: number; waiting: number }
  /** Why a job is rejected when too many wait, or when it waits too long. */
  reason?: Reason
}

export type ConcurrencyQueue = {
  /**
   * Runs `work` when a place is free, in the order of the calls of one key. Rejects, by default
   * with `request.too_many`: at once when too many jobs of the key, or in all, wait; later when the
   * job waits too long, or when it would start and `isGone` says that its caller left.
   */
  run: <T>(work: () => Promise<T>, key?: string, isGone?: () => boolean) => Promise<T>
}

type Waiting = { job: QueuedJob; isGone: (() => boolean) | undefined }
type Lane = { running: number; waiting: Waiting[] }

const UNLIMITED = Number.POSITIVE_INFINITY
/** How often jobs are started that wait for the pace. */
const SLICE_MS = 10

/**
 * Limits concurrency and pace of heavy work; what is not given is unlimited. Free places rotate
 * among the keys (round robin), so a key with hundreds of calls delays only its own.
 */
export function createConcurrencyQueue(options: ConcurrencyQueueOptions): ConcurrencyQueue {
  return new Places(options)
}

class Places implements ConcurrencyQueue {
  readonly #options: ConcurrencyQueueOptions
  readonly #atOnce: number
  readonly #waiting: number
  readonly #perKey: { atOnce: number; waiting: number }
  readonly #pace: Pace | null
  /** In order of service: the key served last is the last one. */
  readonly #lanes = new Map<string, Lane>()
  #running = 0
  #queued = 0
  #nextSlice: NodeJS.Timeout | null = null

  constructor(options: ConcurrencyQueueOptions) {
    const { atOnce = UNLIMITED, waiting = UNLIMITED, perSecond } = options
    this.#options = options
    this.#atOnce = atOnce
    this.#waiting = waiting
    this.#perKey = options.perKey ?? { atOnce, waiting }
    this.#pace = perSecond === undefined ? null : createPace(perSecond)
  }

  async run<T>(work: () => Promise<T>, key = '', isGone?: () => boolean): Promise<T> {
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: [] }
    if (this.#startsAtOnce(lane)) this.#start(key, lane)
    else await this.#wait(key, lane, isGone)
    try {
      return await work()
    } finally {
      this.#end(key, lane)
    }
  }

  #startsAtOnce(lane: Lane): boolean {
    if (!this.#hasPlace(lane)) return false
    // The next start of the pace belongs to the first job that waits.
    return this.#pace === null || (this.#queued === 0 && this.#pace.takeStart())
  }

  #hasPlace(lane: Lane): boolean {
    return this.#running < this.#atOnce && lane.running < this.#perKey.atOnce
  }

  #start(key: string, lane: Lane): void {
    this.#running++
    lane.running++
    this.#moveToEnd(key, lane)
  }

  #wait(key: string, lane: Lane, isGone: Waiting['isGone']): Promise<void> {
    const isFull = this.#queued >= this.#waiting || lane.waiting.length >= this.#perKey.waiting
    if (isFull) throw this.#rejection()
    const job = createQueuedJob(this.#options.maxWaitMs, () => {
      lane.waiting.splice(lane.waiting.indexOf(waiting), 1)
      this.#queued--
      if (isIdle(lane)) this.#lanes.delete(key)
      return this.#rejection()
    })
    const waiting = { job, isGone }
    lane.waiting.push(waiting)
    this.#queued++
    this.#lanes.set(key, lane)
    if (this.#pace) this.#nextSlice ??= setTimeout(() => this.#startDue(), SLICE_MS)
    return job.started
  }

  #rejection(): RequestError {
    return new RequestError(this.#options.reason ?? 'request.too_many', { retryAfterMs: 5_000 })
  }

  #end(key: string, lane: Lane): void {
    this.#running--
    lane.running--
    // The next free place belongs to another key.
    this.#moveToEnd(key, lane)
    this.#startNext()
  }

  #moveToEnd(key: string, lane: Lane): void {
    this.#lanes.delete(key)
    if (!isIdle(lane)) this.#lanes.set(key, lane)
  }

  /** Starts all jobs that the pace lets start now. */
  #startDue(): void {
    this.#nextSlice = null
    while (this.#startNext());
    if (this.#queued > 0) this.#nextSlice = setTimeout(() => this.#startDue(), SLICE_MS)
  }

  /** Starts the job that waits first and has a place; false if none may start. */
  #startNext(): boolean {
    for (const [key, lane] of this.#lanes) {
      if (this.#running >= this.#atOnce) return false
      dropGone(lane)
      if (lane.waiting.length === 0 || !this.#hasPlace(lane)) continue
      if (this.#pace?.takeStart() === false) return false
      this.#queued--
      lane.waiting.shift()?.job.start()
      this.#start(key, lane)
      return true
    }
    return false
  }
}

/** Those whose callers left take no place from the jobs behind them. */
function dropGone({ waiting }: Lane): void {
  while (waiting[0]?.isGone?.()) waiting[0].job.giveUp()
}

function isIdle({ running, waiting }: Lane): boolean {
  return running === 0 && waiting.length === 0
}
