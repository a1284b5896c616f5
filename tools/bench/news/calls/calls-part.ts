import { getComments, getOwnComments, getReplies } from '@saidian/shared/contracts/comments'
import { getCircle, getCircles, getPost, getPosts } from '@saidian/shared/contracts/community'
import { CODE } from '@saidian/shared/contracts/http'
import { type Measure, percentile } from '../../measure'
import { optionOf } from '../../option'
import { makeMembers, post, withNewsServer } from '../news-server'
import { type Filled, fillCommunity, IDS_OF_POST, LONG_THREAD } from './fill'

const ROUNDS = 200
const WARM_UP = 20
const TARGET_MS = 30
const HOT_TARGET_MS = 10

type Call = { what: string; path: string; target?: number; body?: (at: number) => unknown }

/**
 * The calls of pages over a million posts, ten million comments and twenty million likes
 * (`--scale 0.1` for a tenth), through a real server, one after another.
 */
export function benchCalls(): Promise<Measure[]> {
  const scale = Number(optionOf('scale') ?? 1)
  if (!(scale > 0 && scale <= 1)) throw new Error('--scale is not between 0 and 1')
  return withNewsServer(async ({ url, db, databaseUrl }) => {
    const filled = await fillCommunity(databaseUrl, scale)
    const [reader] = await makeMembers(db, 1)
    const measures: Measure[] = []
    for (const call of listCalls(filled)) {
      const measure = await time(url, call, reader?.token)
      console.log(`  ${measure.what}: ${measure.value.toFixed(1)} ms`)
      measures.push(measure)
    }
    return measures
  })
}

function listCalls(filled: Filled): Call[] {
  return [...listPostCalls(filled), ...listCommentCalls(filled), ...listLongThread(filled)]
}

const codeOf = ({ firstPost, posts }: Filled, at: number) => firstPost + ((at * 7_919) % posts)

function listPostCalls(filled: Filled): Call[] {
  const { circles, firstMember } = filled
  const circleId = (at: number) => 1 + (at % circles)
  const list = (what: string, body: Call['body'], target?: number): Call => ({
    what,
    path: getPosts.path,
    body,
    ...(target !== undefined && { target }),
  })
  return [
    { what: 'circles', path: getCircles.path },
    { what: 'a circle', path: getCircle.path.replace(':id', '1') },
    list('hot posts', () => ({ list: 'hot' })),
    list('hot posts of a circle', (at) => ({ list: 'hot', circleId: circleId(at) }), HOT_TARGET_MS),
    list('new posts', () => ({ list: 'new' })),
    list('new posts of a circle', (at) => ({ list: 'new', circleId: circleId(at) })),
    list('followed posts', () => ({ list: 'followed' })),
    list('posts of a member', (at) => ({ list: 'new', memberId: String(firstMember + at) })),
    { what: 'a post', path: `${getPost.path}?code=${codeOf(filled, 3)}` },
  ]
}

function listCommentCalls(filled: Filled): Call[] {
  const subject = (at: number) => ({ kind: 'post', id: String(codeOf(filled, at)) })
  const { path } = getComments
  return [
    { what: 'hottest comments', path, body: (at) => ({ subject: subject(at), sort: 'hot' }) },
    { what: 'newest comments', path, body: (at) => ({ subject: subject(at), sort: 'new' }) },
    {
      what: 'replies to a comment',
      path: getReplies.path,
      body: (at) => ({ id: String(codeOf(filled, at) * IDS_OF_POST + 4) }),
    },
    { what: 'own comments', path: getOwnComments.path },
  ]
}

function listLongThread({ firstPost }: Filled): Call[] {
  const subject = { kind: 'post', id: String(firstPost) }
  const around = String(firstPost * IDS_OF_POST + Math.floor(LONG_THREAD / 2) + 1)
  const { path } = getComments
  const what = `a thread of ${LONG_THREAD}`
  return [
    { what: `${what} at its start`, path, body: () => ({ subject, sort: 'floor' }) },
    { what: `${what} at its end`, path, body: () => ({ subject, sort: 'new' }) },
    { what: `${what} in its middle`, path, body: () => ({ subject, sort: 'floor', around }) },
    { what: `${what}, hottest first`, path, body: () => ({ subject, sort: 'hot' }) },
  ]
}

async function time(url: string, call: Call, token = ''): Promise<Measure> {
  const { what, path, body, target = TARGET_MS } = call
  const took: number[] = []
  for (let at = 0; at < WARM_UP + ROUNDS; at += 1) {
    const startedAt = performance.now()
    const answer = body ? await post(url + path, body(at), token) : await read(url + path, token)
    if (at >= WARM_UP) took.push(performance.now() - startedAt)
    // A deleted post among the samples is answered as such.
    if (answer.code !== CODE.ok && answer.code !== CODE.notFound)
      throw new Error(`${path}: ${answer.code} ${answer.reason}`)
  }
  return { what: `${what} (p95)`, value: percentile(took, 0.95), unit: 'ms', target }
}

async function read(address: string, token: string): Promise<{ code: number; reason?: string }> {
  const answer = await fetch(address, { headers: { accesstoken: token } })
  return (await answer.json()) as { code: number; reason?: string }
}
