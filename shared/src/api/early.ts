import { STORED_AT_HEADER } from '../contracts/http'
import { readStoredAt } from './stored-answer'
import type { WireReply } from './transport'
import { withinTime } from './within-time'

/**
 * What the page asked for before any code came: GETs by path with query, POSTs by path, `#` and
 * body. Each is used once.
 */
type EarlyPage = { __early?: Record<string, Promise<unknown>> }

/**
 * The code of the page is there by then; an answer that is not may never come: a lost request has
 * no other end.
 */
const WAIT_MS = 8_000

function normalise(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page')
  searchParams.sort()
  return `${pathname}?${searchParams}`
}

/**
 * Takes the early answer of a GET, if the page asked for it; null when it failed, was never asked,
 * or is not there in time: the ordinary request that follows has a deadline of its own and says
 * what is wrong.
 */
export async function takeEarly(
  path: string,
  query: Record<string, unknown>,
): Promise<WireReply | null> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const wanted = normalise(
    `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`,
  )
  return take((candidate) => !candidate.includes('#') && normalise(candidate) === wanted)
}

/** Takes the early answer of a POST with this body, as `takeEarly`. */
export async function takeEarlyPost(path: string, body: unknown): Promise<WireReply | null> {
  const wanted = `${path}#${JSON.stringify(body)}`
  return take((candidate) => candidate === wanted)
}

async function take(isWanted: (candidate: string) => boolean): Promise<WireReply | null> {
  const early = (globalThis as EarlyPage).__early
  if (!early) return null
  const key = Object.keys(early).find(isWanted)
  const pending = key === undefined ? undefined : early[key]
  if (key === undefined || !pending) return null
  delete early[key]
  return withinTime(replyOf(pending), WAIT_MS).catch(() => null)
}

async function replyOf(pending: Promise<unknown>): Promise<WireReply | null> {
  const answer = await pending
  if (!(answer instanceof Response))
    return answer === undefined ? null : { status: 200, body: answer }
  if (!answer.ok) return null
  const storedAt = readStoredAt(answer.headers.get(STORED_AT_HEADER))
  return { status: answer.status, body: await answer.json(), storedAt }
}
