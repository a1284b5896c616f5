import { setTimeout as pause } from 'node:timers/promises'
import {
  addPost,
  getCircles,
  getPost,
  likePost,
  type Post,
} from '@saidian/shared/contracts/community'
import { CODE } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import type { Db } from '../../../../server/src/platform/database'
import { type Measure, percentile } from '../../measure'
import { makeMembers, type NewsServer, post, withNewsServer } from '../news-server'

const LIKES_A_SECOND = 1_000
const SECONDS = 20
const POSTS = 100
const FANS = 2_000
const TICK_MS = 5
const AUTHORS = 100

type Fan = { id: string; token: string }
type Sent = { code: number; tookMs: number }

/**
 * A thousand likes a second over a hundred posts through a real server: what a like takes, and
 * whether every count is exact at the end. Of each post some likes are taken back.
 */
export function benchLikes(): Promise<Measure[]> {
  return withNewsServer(async (server) => {
    const codes = await writePosts(server)
    const fans = await makeMembers(server.db, FANS)
    await offer(server.url, { codes, fans }, { from: 0, seconds: 3 })
    const answers = await offer(server.url, { codes, fans }, { from: 3, seconds: SECONDS })
    return measuresOf(answers, await countWrong(server, codes))
  })
}

async function writePosts({ url, db }: NewsServer): Promise<string[]> {
  const authors = await makeMembers(db, AUTHORS)
  const circles = await (await fetch(url + getCircles.path)).json()
  const circleId = circles.data.circles[0].id
  const codes: string[] = []
  for (let place = 0; place < POSTS; place += 1) {
    const body = {
      circleId,
      text: `第${place}场之后的想法`,
      pictures: [],
      key: `bench-post-${place}`,
    }
    const { data } = await post<Post>(url + addPost.path, body, authors[place % AUTHORS]?.token)
    codes.push(data.code)
  }
  return codes
}

type Crowd = { codes: readonly string[]; fans: readonly Fan[] }

/** Likes at a constant pace, whether the server keeps up or not. */
async function offer(
  url: string,
  { codes, fans }: Crowd,
  { from, seconds }: { from: number; seconds: number },
): Promise<Sent[]> {
  const answers: Promise<Sent>[] = []
  const total = LIKES_A_SECOND * seconds
  const startedAt = performance.now()
  for (let count = 0; count < total; await pause(TICK_MS)) {
    const due = Math.min(total, ((performance.now() - startedAt) * LIKES_A_SECOND) / 1_000)
    for (; count < due; count += 1) {
      const number = from * LIKES_A_SECOND + count
      const fan = fans[number % fans.length]
      // A fan goes from post to post; every tenth act takes back what was just liked.
      const round = Math.floor(number / fans.length)
      const isOn = round % 10 !== 9
      const code = codes[(number + (isOn ? round : round - 1)) % codes.length] ?? ''
      answers.push(like(url, fan?.token ?? '', { code, isOn }))
    }
  }
  return Promise.all(answers)
}

async function like(
  url: string,
  token: string,
  body: { code: string; isOn: boolean },
): Promise<Sent> {
  const startedAt = performance.now()
  const { code } = await post(url + likePost.path, body, token)
  return { code, tookMs: performance.now() - startedAt }
}

/** Posts whose shown count is not the number of stored likes. */
async function countWrong({ url, db }: NewsServer, codes: readonly string[]): Promise<number> {
  let wrong = 0
  for (const code of codes) {
    const answer = await fetch(`${url}${getPost.path}?code=${code}`)
    const { data } = (await answer.json()) as { data: Post }
    if (data.likes !== (await countLikes(db, code))) wrong += 1
  }
  return wrong
}

async function countLikes(db: Db, code: string): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    SELECT count(*)::int AS likes FROM likes WHERE kind = 2 AND subject_id = ${code}`.execute(db)
  return rows[0]?.likes ?? 0
}

function measuresOf(answers: readonly Sent[], wrong: number): Measure[] {
  const took = answers.map(({ tookMs }) => tookMs)
  const rejected = answers.filter(({ code }) => code !== CODE.ok).length
  const what = `likes, ${LIKES_A_SECOND} a second over ${POSTS} posts`
  return [
    { what: `${what}: latency (p99)`, value: percentile(took, 0.99), unit: 'ms', target: 15 },
    { what: `${what}: latency (p50)`, value: percentile(took, 0.5), unit: 'ms' },
    { what: `${what}: rejected`, value: rejected, unit: '', target: 0 },
    { what: `${what}: posts with a wrong count at the end`, value: wrong, unit: '', target: 0 },
  ]
}
