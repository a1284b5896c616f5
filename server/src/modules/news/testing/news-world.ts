import type { Article, ArticleList } from '@saidian/shared/contracts/news'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createPictures } from '../../../platform/pictures'
import { createLocalStorage } from '../../../platform/storage'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { likesModule } from '../../likes'
import { type NewArticle, type NewsModule, newsModule } from '..'

/** 2026-11-23 20:00 in Beijing. */
export const NOW = Date.UTC(2026, 10, 23, 12)
export const NOW_S = NOW / 1_000

const log = createLog('silent')

function likesOf(db: Db, clock: Clock) {
  const { notices } = createTestNotices(db, clock)
  return likesModule({ db, clock, log, notices, hiddenFor: async () => new Set() })
}

/** The module with a database, members and the internal port. */
export async function openNewsWorld() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const { staff, token: staffToken } = await createTestStaff(db, scratch.dir)
  const pictures = createPictures(log)
  const storage = createLocalStorage({ dir: scratch.dir, maxBytes: 100_000_000 })
  const { likes } = likesOf(db, clock)
  const comments = new Map<string, number>()
  const hidden = new Set<string>()
  const circles = { team: new Map<number, number>(), league: new Map<number, number>() }
  const posts = new Map<string, { authorId: string; text: string }>()
  const module = newsModule({
    db,
    clock,
    storage,
    pictures,
    staff,
    likes,
    isApi: true,
    countComments: async () => comments,
    readCircles: async () => circles,
    sitemapSources: [],
    site: { origins: ['https://saidian.example'], isSecure: true },
    hiddenFor: async (memberId) => (memberId === null ? new Set() : hidden),
    readPosts: async (ids) => new Map(ids.map((id) => [id, postOf(posts.get(id)?.text ?? '')])),
  })
  const { app, internal } = await openPorts(module)
  const headersOf = (member: string | null) => (member === null ? {} : { accesstoken: member })
  let articles = 0

  async function call(member: string | null, url: string, payload?: object) {
    const method = payload ? 'POST' : 'GET'
    return (await app.inject({ method, url, payload, headers: headersOf(member) })).json()
  }

  const publish = async (given: Partial<NewArticle> = {}): Promise<string> => {
    articles += 1
    const article = newArticle({ key: `test:${articles}`, ...given })
    return (await db.transaction().execute((trx) => module.articles.store(trx, article))).id
  }

  return {
    db,
    clock,
    app,
    module,
    staff,
    comments,
    hidden,
    circles,
    posts,
    pictures,
    storage,
    call,
    member: async () => (await makeMember(db)).id,
    async staffCall(url: string, payload?: object, token = staffToken) {
      const headers = { authorization: `Bearer ${token}` }
      const method = payload ? 'POST' : 'GET'
      return (await internal.inject({ method, url, payload, headers })).json()
    },
    /** Publishes an article some seconds ago, each with its own key; resolves with its id. */
    publish,
    list: async (type: number, cursor?: string): Promise<ArticleList> =>
      (await call(null, '/inform/info/list', { type, ...(cursor && { cursor }) })).data,
    article: async (id: string, member: string | null = null): Promise<Article> =>
      (await call(member, `/inform/info/detail/${id}`)).data,
    /** Lists are cached for a moment: the next read is after it. */
    rest: () => pass(clock, 2_500),
    count: (table: string) => countRows(db, table),
    async close() {
      pictures.close()
      await Promise.all([app.close(), internal.close()])
      await database.drop()
      await scratch.remove()
    },
  }
}

function pass(clock: { nowMs: number }, ms: number): void {
  clock.nowMs += ms
}

async function openPorts(module: NewsModule) {
  const authenticate = async (token: string) => ({ id: token, sessionId: '1' })
  const { name, internalRoutes: routes } = module
  return {
    app: await createTestApp({ modules: [module], authenticate }),
    internal: await createTestApp({ modules: [{ name, ...(routes && { routes }) }] }),
  }
}

async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db)
  return rows[0]?.n ?? 0
}

export type NewsWorld = Awaited<ReturnType<typeof openNewsWorld>>

export function newArticle(given: Partial<NewArticle> = {}): NewArticle {
  return {
    key: 'test',
    columnIds: [1011],
    title: '一场比赛的故事',
    summary: '发生了什么',
    author: '',
    source: { name: '测试社', url: 'https://source.example/a' },
    blocks: [paragraph('第一段。')],
    pictureKeys: [],
    matchIds: [],
    publishedAt: NOW_S - 60,
    isDemo: false,
    ...given,
  }
}

const postOf = (text: string) => ({ title: '', text, columnId: null, author: null, at: NOW_S })

export function paragraph(text: string) {
  return { kind: 'paragraph' as const, spans: [{ text }] }
}
