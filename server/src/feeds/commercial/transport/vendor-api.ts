import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import type { CommercialMetrics } from '../commercial-metrics'
import type { Credentials, Endpoint, Vendor } from '../vendor'
import { pauseAfter } from './backoff.rules'
import { Quota } from './quota'
import { requestJson } from './request'
import type { VendorClock } from './vendor-clock'

const MAX_PAGES = 1_000
/** Pause after rejected credentials. */
const FORBIDDEN_PAUSE_MS = 60_000
const MISSING = 'HTTP 404'
const LONG_WAIT_MS = 5 * 60_000

export type VendorApiOptions = {
  vendor: Vendor
  credentials: Credentials
  url: string
  perDay: number
  clock: Clock
  vendorClock: VendorClock
  log: Logger
  metrics: CommercialMetrics
  signal: AbortSignal
}

/** Records of one response with `rowCount` rows; `sentAt` is the vendor's time in seconds. */
export type Answer<R> = { records: R[]; sentAt: number; rowCount: number }

type Params = Record<string, string>
type Attempt<R> = ({ ok: true } & Answer<R>) | { ok: false; pauseMs: number; isMissing: boolean }

/** Sends requests to the vendor within its quotas. Rejects only when the signal aborts. */
export class VendorApi {
  readonly #options: VendorApiOptions
  readonly #quota: Quota
  readonly #failures = new Map<string, number>()

  constructor(options: VendorApiOptions) {
    this.#options = options
    this.#quota = new Quota({ perDay: options.perDay, clock: options.clock })
  }

  /** Retries until the vendor answers. `isVital`: may use the last requests of a day. */
  async ask<R>(endpoint: Endpoint<R>, params: Params = {}, isVital = false): Promise<Answer<R>> {
    for (;;) {
      const attempt = await this.#attempt(endpoint, params, isVital)
      if (attempt.ok) return attempt
      await this.#wait(attempt.pauseMs)
    }
  }

  /**
   * Requests once; null when the resource is missing or, after a pause, when the request failed.
   */
  async askOnce<R>(endpoint: Endpoint<R>, params: Params): Promise<Answer<R> | null> {
    const attempt = await this.#attempt(endpoint, params, false)
    if (attempt.ok) return attempt
    if (!attempt.isMissing) await this.#wait(attempt.pauseMs)
    return null
  }

  /** Records page by page, to limit memory; ends at the first page without rows. */
  async *pages<R>(endpoint: Endpoint<R>): AsyncGenerator<R[]> {
    const { page } = endpoint
    for (let number = 1; number <= (page ? MAX_PAGES : 1); number += 1) {
      const { records, rowCount } = await this.ask(endpoint, page ? { [page]: `${number}` } : {})
      if (rowCount === 0) return
      yield records
    }
  }

  async #attempt<R>(endpoint: Endpoint<R>, params: Params, isVital: boolean): Promise<Attempt<R>> {
    const { vendor, clock, vendorClock, signal, metrics } = this.#options
    await this.#waitForQuota(endpoint, isVital)
    const reply = await requestJson(this.#urlOf(endpoint, params), { signal, nowMs: clock.now() })
    vendorClock.sync(reply.date)
    if (!reply.ok) {
      const failed = this.#failed(endpoint, reply.why, reply.retryAfterMs)
      return { ...failed, isMissing: reply.why === MISSING }
    }
    const rows = vendor.rowsOf(reply.body)
    if (rows === null) return this.#failed(endpoint, vendor.errorOf(reply.body), 0)
    this.#failures.delete(endpoint.name)
    metrics.countRequest(endpoint.name, 'answered')
    const shownMs = reply.date ? Date.parse(reply.date) : Number.NaN
    const sentAt = (Number.isNaN(shownMs) ? clock.now() + vendorClock.offsetMs : shownMs) / 1_000
    return { ok: true, records: readRows(endpoint, rows, metrics), sentAt, rowCount: rows.length }
  }

  #failed(endpoint: Endpoint<unknown>, why: string, askedMs: number) {
    const { log, metrics } = this.#options
    const failures = (this.#failures.get(endpoint.name) ?? 0) + 1
    this.#failures.set(endpoint.name, failures)
    metrics.countRequest(endpoint.name, why.slice(0, 40))
    const isForbidden = why === 'HTTP 401' || why === 'HTTP 403'
    const pauseMs = pauseAfter(
      failures,
      isForbidden ? Math.max(FORBIDDEN_PAUSE_MS, askedMs) : askedMs,
    )
    log.warn(
      { endpoint: endpoint.name, why, failures, retryInMs: Math.round(pauseMs) },
      'vendor did not answer',
    )
    return { ok: false as const, pauseMs, isMissing: false }
  }

  async #waitForQuota({ name, perMinute }: Endpoint<unknown>, isVital: boolean): Promise<void> {
    for (;;) {
      const waitMs = this.#quota.take({ name, perMinute, isVital })
      if (waitMs === 0) return
      if (waitMs > LONG_WAIT_MS)
        this.#options.log.error(
          { endpoint: name, waitMs },
          "the day's requests to the vendor are used up",
        )
      await this.#wait(Math.min(waitMs, LONG_WAIT_MS))
    }
  }

  #urlOf({ path }: Endpoint<unknown>, params: Params): URL {
    const { url, vendor, credentials } = this.#options
    const address = new URL(`${url.replace(/\/$/, '')}/${path}`)
    const all = { ...vendor.credentialParams(credentials), ...params }
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value)
    return address
  }

  #wait(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.#options.signal })
  }
}

/** Records of the readable rows; counts and drops each other row. */
export function readRows<R>(
  { name, read }: Endpoint<R>,
  rows: readonly unknown[],
  { countRecords }: CommercialMetrics,
): R[] {
  const onMalformed = () => countRecords(name, 'malformed part')
  const records: R[] = []
  for (const row of rows) {
    const record = read(row, onMalformed)
    if (record === null) countRecords(name, 'malformed')
    else records.push(record)
  }
  if (records.length > 0) countRecords(name, 'read', records.length)
  return records
}
