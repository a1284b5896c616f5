import { randomUUID } from 'node:crypto'
import type { Random } from '../../../feeds/random'
import { hashOf } from '../../../feeds/random'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createCircles } from '../circles/create-circles.repository'
import type { LikePost } from '../hot/like-post.service'
import type { AddPost } from '../posts/add-post.service'
import { readDemoMatches, readDemoPosts, readFans, readGeneralCircles } from './demo.repository'
import { COMMENTS, GENERAL_TEXTS, REGIONS, textOfMatch } from './demo-texts'

const MAX_REMEMBERED = 2_000
const RECENT = 60

type Member = { id: string }
type Planned = { key: string; text: string; circleId: number; matchId: number | null }

export type DemoCommunityDeps = {
  db: Db
  clock: Clock
  random: Random
  add: AddPost
  like: LikePost
  /** Comments on a post, on the same path as every member. */
  comment: (member: Member, postId: string, text: string, key: string) => Promise<unknown>
}

/** Invented members post, like and comment; each step may be repeated. */
export function createDemoCommunity(deps: DemoCommunityDeps) {
  const { db, clock, random, add, like, comment } = deps

  async function plan(): Promise<Planned[]> {
    const [matches, general] = await Promise.all([
      readDemoMatches(db, clock.now()),
      readGeneralCircles(db),
    ])
    const ofCircles = GENERAL_TEXTS.flatMap(([name, text], number) => {
      const circleId = general.get(name)
      const key = `demo-circle-${number}`
      return circleId ? [{ key, circleId, text: `${text} #演示#`, matchId: null }] : []
    })
    const ofMatches = matches.flatMap((match) => {
      const text = textOfMatch(match, hashOf(String(match.id)))
      const key = `demo-match-${match.id}-${match.hasBegun ? 'begun' : 'before'}`
      const { id: matchId, circleId } = match
      return text === null || circleId === null ? [] : [{ key, text, circleId, matchId }]
    })
    return [...ofMatches, ...ofCircles]
  }

  return {
    circles: () => createCircles(db, clock.now()),
    /** Stores up to `max` planned posts that do not exist; resolves with how many. */
    async post(max: number): Promise<number> {
      const [fans, posts, planned] = await Promise.all([
        readFans(db),
        readDemoPosts(db, MAX_REMEMBERED),
        plan(),
      ])
      if (fans.length === 0) return 0
      const made = new Set(posts.map(({ key }) => key))
      const missing = planned.filter(({ key }) => !made.has(key)).slice(0, max)
      let count = 0
      for (const { key, text, circleId, matchId } of missing) {
        // The same author for the same key: a step that is repeated posts nothing twice.
        const id = fans[hashOf(key) % fans.length] ?? ''
        const region = REGIONS[hashOf(id) % REGIONS.length] ?? ''
        const tag = matchId === null ? {} : { tag: { kind: 'match' as const, id: matchId } }
        const sent = { circleId, text, pictures: [], key, ...tag }
        if (await isDone(add({ id }, sent, region))) count += 1
      }
      return count
    },
    /** One invented member likes a recent post, or comments on it. */
    async react(): Promise<void> {
      const [fans, posts] = await Promise.all([readFans(db), readDemoPosts(db, RECENT)])
      const shown = posts.filter(({ state }) => state === 'shown')
      if (fans.length === 0 || shown.length === 0) return
      const member = { id: random.pick(fans) }
      // Some posts are liked more than others.
      const [one, other] = [random.pick(shown), random.pick(shown)]
      const code = hashOf(one.id) > hashOf(other.id) ? one.id : other.id
      if (random.chance(0.2))
        await isDone(comment(member, code, random.pick(COMMENTS), randomUUID()))
      else await isDone(like(member, { code, isOn: true }))
    },
  }
}

/** False for an act that a rule rejects, such as too fast: another member does something else. */
async function isDone(act: Promise<unknown>): Promise<boolean> {
  try {
    await act
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}
