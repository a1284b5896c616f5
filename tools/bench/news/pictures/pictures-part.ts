import { setTimeout as pause } from 'node:timers/promises'
import {
  addPost,
  getCircles,
  type Post,
  uploadPostPicture,
} from '@saidian/shared/contracts/community'
import { CODE } from '@saidian/shared/contracts/http'
import { getColumns } from '@saidian/shared/contracts/news'
import sharp from 'sharp'
import { type Measure, percentile } from '../../measure'
import { type Answer, makeMembers, type NewsServer, post, withNewsServer } from '../news-server'

const POSTS = 200
const PICTURES = 9
const RETRY_MS = 1_000
const MAX_MINUTES = 15
/** Another call this often, to see what its caller waits. */
const OTHERS_EVERY_MS = 50

type Outcome = { isDone: boolean; waits: number }

/** Two hundred members send a post with nine pictures at once; others go on reading. */
export function benchPictures(): Promise<Measure[]> {
  return withNewsServer(async (server) => {
    const members = await makeMembers(server.db, POSTS)
    const circles = await (await fetch(server.url + getCircles.path)).json()
    const circleId: number = circles.data.circles[0].id
    const picture = await photo()
    const over = new AbortController()
    const others = timeOthers(server, over.signal)
    const startedAt = performance.now()
    const outcomes = await Promise.all(
      members.map(({ token }, place) => send(server, { token, place, circleId, picture })),
    )
    const seconds = (performance.now() - startedAt) / 1_000
    over.abort()
    const took = await others
    const what = `${POSTS} posts with ${PICTURES} pictures at once`
    const done = outcomes.filter(({ isDone }) => isDone).length
    const waits = outcomes.reduce((sum, each) => sum + each.waits, 0)
    return [
      { what: `${what}: posted`, value: done, unit: '', target: POSTS, atLeast: true },
      { what: `${what}: asked to wait`, value: waits, unit: 'times' },
      { what: `${what}: time until all are there`, value: seconds, unit: 's' },
      {
        what: `${what}: latency of other calls (p99)`,
        value: percentile(took, 0.99),
        unit: 'ms',
        target: 200,
      },
    ]
  })
}

/** As a phone sends it after its own compression: 1 600 × 1 200 with some detail. */
async function photo(): Promise<Buffer> {
  const [width, height] = [1_600, 1_200]
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#447', noise } })
  return image.blur(3).jpeg({ quality: 82 }).toBuffer()
}

type Sender = { token: string; place: number; circleId: number; picture: Buffer }

async function send({ url }: NewsServer, sender: Sender): Promise<Outcome> {
  const { token, place, circleId, picture } = sender
  const deadline = performance.now() + MAX_MINUTES * 60_000
  let waits = 0
  const tried = async <Data>(attempt: () => Promise<Answer<Data>>): Promise<Data | null> => {
    while (performance.now() < deadline) {
      const { code, data, retryAfterMs = RETRY_MS } = await attempt()
      if (code === CODE.ok) return data
      waits += 1
      await pause(retryAfterMs)
    }
    return null
  }
  const keys: string[] = []
  for (let count = 0; count < PICTURES; count += 1) {
    const sent = await tried(() => upload(url, token, picture))
    if (sent) keys.push(sent.key)
  }
  const body = {
    circleId,
    text: `现场第${place}组`,
    pictures: keys,
    key: `bench-pictures-${place}`,
  }
  const posted = await tried(() => post<Post>(url + addPost.path, body, token))
  return {
    isDone: posted?.pictures.length === PICTURES || posted?.waitingPictures === PICTURES,
    waits,
  }
}

async function upload(
  url: string,
  token: string,
  picture: Buffer,
): Promise<Answer<{ key: string }>> {
  const form = new FormData()
  form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg')
  const headers = { accesstoken: token }
  const answer = await fetch(url + uploadPostPicture.path, { method: 'POST', headers, body: form })
  return (await answer.json()) as Answer<{ key: string }>
}

async function timeOthers({ url }: NewsServer, signal: AbortSignal): Promise<number[]> {
  const took: number[] = []
  while (!signal.aborted) {
    const startedAt = performance.now()
    await (await fetch(url + getColumns.path)).arrayBuffer()
    took.push(performance.now() - startedAt)
    await pause(OTHERS_EVERY_MS)
  }
  return took
}
