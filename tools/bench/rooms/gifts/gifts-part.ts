import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CODE } from '@saidian/shared/contracts/http'
import { sendGift } from '@saidian/shared/contracts/rooms'
import type { Db } from '../../../../server/src/platform/database'
import { openDatabase } from '../../../../server/src/platform/database'
import { createLog } from '../../../../server/src/platform/log'
import { startProduct } from '../../../product'
import { type Measure, percentile } from '../../measure'
import { countBooks, countMissing, prepareRoom } from './gift-books'

const GIFTS_A_SECOND = 500
const SECONDS = 20
const FANS = 1_000
/** One key in so many is sent twice at once, as by a client that lost its answer. */
const TWICE_IN = 20
/** 主队围巾 */
const GIFT = { giftId: 5, coins: 10 }
const TICK_MS = 10
const RETRY_MS = 500
const MAX_TRIES = 10
/** Payouts to anchors come every minute. */
const PAID_WITHIN_MS = 150_000

type Sent = { key: string; code: number; tries: number; tookMs: number }

/**
 * Many members send 500 gifts a second into one room of a real server with its own PostgreSQL, over
 * HTTP; then the books are counted.
 */
export async function benchGifts(): Promise<Measure[]> {
  const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-gifts-'))
  await chmod(varDir, 0o755)
  const env = { LOG_LEVEL: 'warn' }
  const product = await startProduct({ varDir, feed: 'none', publish: false, env })
  const database = await openDatabase({ varDir }, createLog('silent'))
  try {
    const { db } = database
    const room = await prepareRoom(db, FANS)
    await offer(product.url, room, 2)
    const before = await cpuSeconds(product.internalUrl)
    const startedAt = performance.now()
    const answers = await offer(product.url, room, SECONDS)
    const seconds = (performance.now() - startedAt) / 1_000
    const share = ((await cpuSeconds(product.internalUrl)) - before) / seconds
    await untilPaid(db)
    return await measuresOf(db, room, { answers, seconds, share })
  } finally {
    await database.close()
    await product.stop()
    rmSync(varDir, { recursive: true, force: true })
  }
}

type Room = Awaited<ReturnType<typeof prepareRoom>>

/** Sends at a constant pace, whether the server keeps up or not. */
async function offer(url: string, { roomId, tokens, keys }: Room, seconds: number) {
  const answers: Promise<Sent>[] = []
  const startedAt = performance.now()
  const total = GIFTS_A_SECOND * seconds
  for (let count = 0; count < total; await pause(TICK_MS)) {
    const due = Math.min(total, ((performance.now() - startedAt) * GIFTS_A_SECOND) / 1_000)
    for (; count < due; count++) {
      const key = `bench-gift-${keys.length}`
      keys.push(key)
      const token = tokens[keys.length % tokens.length] ?? ''
      const isTwice = keys.length % TWICE_IN === 0
      for (const _ of isTwice ? [1, 2] : [1]) answers.push(send(url, token, { roomId, key }))
    }
  }
  return Promise.all(answers)
}

/** As a client does: without an answer, or asked to come back, it sends the same key again. */
async function send(
  url: string,
  token: string,
  { roomId, key }: { roomId: number; key: string },
): Promise<Sent> {
  const startedAt = performance.now()
  const body = { roomId, giftId: GIFT.giftId, count: 1, from: 'coins', key }
  for (let tries = 1; ; tries++) {
    const { code, retryAfterMs = RETRY_MS } = await tryOnce(url, token, body)
    const isOver = code === CODE.ok || tries === MAX_TRIES
    if (isOver) return { key, code, tries, tookMs: performance.now() - startedAt }
    await pause(retryAfterMs)
  }
}

type Answer = { code: number; retryAfterMs?: number }

async function tryOnce(url: string, token: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', accesstoken: token }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  try {
    const answer = await fetch(url + sendGift.path, request)
    return (await answer.json()) as Answer
  } catch {
    return { code: CODE.busy }
  }
}

async function cpuSeconds(internalUrl: string): Promise<number> {
  const text = await (await fetch(`${internalUrl}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
}

async function untilPaid(db: Db): Promise<void> {
  const deadline = Date.now() + PAID_WITHIN_MS
  while ((await countBooks(db)).waiting > 0) {
    if (Date.now() > deadline) throw new Error('the anchor was not paid')
    await pause(1_000)
  }
}

type Run = { answers: Sent[]; seconds: number; share: number }

async function measuresOf(db: Db, room: Room, run: Run): Promise<Measure[]> {
  const { answers, seconds, share } = run
  const books = await countBooks(db, room.roomId)
  const times = answers.map(({ tookMs }) => tookMs)
  const confirmed = answers.filter(({ code }) => code === CODE.ok).map(({ key }) => key)
  const failed = answers.length - confirmed.length
  const missing = await countMissing(db, confirmed)
  const wrong = [
    missing,
    books.transfers - books.sends,
    books.wrongCombos,
    books.anchorCoins - (books.sends * GIFT.coins) / 2,
  ]
  return [
    {
      what: `gifts into one room of ${GIFTS_A_SECOND} a second offered: booked a second`,
      value: (GIFTS_A_SECOND * SECONDS) / seconds,
      unit: '/s',
      target: 0.97 * GIFTS_A_SECOND,
      atLeast: true,
    },
    { what: 'gifts: not booked after ten tries', value: failed, unit: '', target: 0 },
    {
      what: 'gifts: sent again by their clients',
      value: answers.reduce((sum, { tries }) => sum + tries - 1, 0),
      unit: '',
    },
    {
      what: 'gifts: confirmed ones that are missing; transfers, combos and shares that differ',
      value: wrong.reduce((sum, difference) => sum + Math.abs(difference), 0),
      unit: '',
      target: 0,
    },
    { what: 'gifts: sum of the ledger', value: Math.abs(books.sum), unit: 'coins', target: 0 },
    {
      what: 'gifts: events of the room a second',
      value: books.eventsASecond,
      unit: '/s',
      target: 5,
    },
    { what: 'gifts: latency of a send (p99)', value: percentile(times, 0.99), unit: 'ms' },
    { what: 'gifts: core of the server', value: 100 * share, unit: '%' },
  ]
}
