import type { CommentPage, CommentThread } from '@saidian/shared/contracts/comments'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createModeration, type ModeratedKind } from '../../../platform/moderation'
import type { Staff } from '../../../platform/staff'
import { createTextFilter } from '../../../platform/text-filter'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { likesModule } from '../../likes'
import { relationsModule } from '../../relations'
import { commentsModule, NO_SUBJECTS, type SubjectReader } from '..'

const NOW = Date.UTC(2026, 10, 23, 12)

// biome-ignore lint/suspicious/noExplicitAny: what a call answers depends on the call
export type Answer = { code: number; reason?: string; data: any }

export type PostSubject = {
  ownerId: string | null
  title: string
  link: string
  circleId?: number
}

/** Posts that tests add, and the minute of the match. */
function createPosts() {
  const posts = new Map<string, PostSubject>()
  const minute: { text: string | null } = { text: null }
  const reader: SubjectReader = {
    read: async (ids) =>
      new Map(ids.flatMap((id) => (posts.has(id) ? [[id, posts.get(id) as PostSubject]] : []))),
    minuteOf: async () => minute.text,
  }
  return { posts, minute, reader }
}

type Base = { db: Db; clock: Clock; staff: Staff; post: SubjectReader }

/** The modules with their public and internal ports. */
async function openApps({ db, clock, staff, post }: Base, signal: AbortSignal) {
  const log = createLog('silent')
  const { notices, notifyDevices } = createTestNotices(db, clock)
  const textFilter = createTextFilter({ db, log, staff })
  await textFilter.start?.(signal)
  const kinds = (): readonly ModeratedKind[] => module.moderates ?? []
  const moderation = createModeration({ db, staff, kinds })
  const base = { db, clock, log, notices, notifyDevices, isApi: true }
  const relations = relationsModule(base)
  const { hiddenFor } = relations.relations
  const likes = likesModule({ ...base, hiddenFor })
  const module = commentsModule({
    ...base,
    textFilter,
    moderation,
    likes: likes.likes,
    relations: relations.relations,
    changed: () => undefined,
    subjects: { article: NO_SUBJECTS, post, match: NO_SUBJECTS, tip: NO_SUBJECTS },
  })
  const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)
  const app = await createTestApp({ modules: [module, relations, moderation], authenticate })
  const internal = await createTestApp({
    modules: [moderation, textFilter].map(({ name, internalRoutes }) => ({
      name,
      ...(internalRoutes && { routes: internalRoutes }),
    })),
  })
  return { app, internal, module, likes, hiddenFor }
}

async function ask(
  app: FastifyInstance,
  headers: Record<string, string>,
  { url, payload }: { url: string; payload?: object | undefined },
): Promise<Answer> {
  const method = payload ? 'POST' : 'GET'
  return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json()
}

async function insertMember(db: Db, { ageDays = 30, nickName = '' } = {}): Promise<string> {
  const { id } = await makeMember(db)
  await sql`UPDATE accounts SET created_at = ${new Date(NOW - ageDays * 86_400_000)}
    WHERE id = ${id}`.execute(db)
  const name = nickName || `球友${id}`
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${name}, ${nickName ? nickName.toLowerCase() : `q${id}`})`.execute(db)
  return id
}

async function noticesOf(db: Db, memberId: string) {
  const { rows } = await sql<{
    template: string
    data: Record<string, string>
    link: string
    count: number
  }>`
    SELECT template, data, link, count FROM notices WHERE account_id = ${memberId}
    ORDER BY id`.execute(db)
  return rows
}

/** Comments over a real database; tokens are ids of members, posts are what tests add. */
export async function openComments() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const running = new AbortController()
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const { staff, token } = await createTestStaff(db, scratch.dir)
  const { reader, ...known } = createPosts()
  const apps = await openApps({ db, clock, staff, post: reader }, running.signal)
  const { app, internal, ...parts } = apps
  let [keys, subjects] = [0, 0]

  const call = (member: string, url: string, payload?: object) =>
    ask(app, member === '' ? {} : { accesstoken: member }, { url, payload })

  const world = {
    db,
    clock,
    call,
    ...known,
    ...parts,
    member: (given?: { ageDays?: number; nickName?: string }) => insertMember(db, given),
    post(ownerId: string | null = null) {
      const id = String(++subjects)
      known.posts.set(id, { ownerId, title: '今晚谁赢', link: `/community/detail?code=p${id}` })
      return { kind: 'post', id } as const
    },
    /** Writes a text that no one wrote before, as if the member had not written for long. */
    async write(member: string, subject: object, given: object = {}): Promise<Answer> {
      await sql`DELETE FROM rate_limits`.execute(db)
      const key = `key-${++keys}-0000`
      const text = `第${keys}条评论`
      return call(member, '/comment/add', { subject, text, key, ...given })
    },
    async page(member: string, subject: object, given: object = {}): Promise<CommentPage> {
      return (await call(member, '/comment/list', { subject, sort: 'floor', ...given })).data
    },
    notices: (memberId: string) => noticesOf(db, memberId),
    staffCall: (url: string, payload?: object) =>
      ask(internal, { authorization: `Bearer ${token}` }, { url, payload }),
    /** Decides the oldest case that waits. */
    async decide(decision: 'approve' | 'reject', reason = '不友善'): Promise<Answer> {
      const { data } = await world.staffCall('/moderation/v1/cases')
      return world.staffCall('/moderation/v1/decide', { id: data.cases[0].id, decision, reason })
    },
    list: (text: string, severity: 'review' | 'mask' | 'reject') =>
      world.staffCall('/text-filter/v1/entries', { text, severity }),
    async close() {
      running.abort()
      await Promise.all([app.close(), internal.close()])
      await database.drop()
      await scratch.remove()
    },
  }
  return world
}

export type CommentsWorld = Awaited<ReturnType<typeof openComments>>

/** Floors of a page, in its order. */
export const floorsOf = ({ threads }: { threads: CommentThread[] }) =>
  threads.map(({ comment }) => comment.floor)
