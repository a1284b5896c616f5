import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@saidian/shared/contracts/http'
import type { newsStaffEndpoints } from '@saidian/shared/contracts/news'
import { PRODUCT_NAME } from '@saidian/shared/contracts/page'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { ArticleContent } from '../articles/article'
import { insertArticle, replaceText, type StoredArticle } from '../articles/content.repository'
import { prepareText, writeAround, writeShown } from '../articles/content.service'
import { ensureVersion, insertVersion } from '../articles/versions.repository'
import { readColumns } from '../columns/columns.repository'
import type { LinkArticle } from '../links/linker'
import { setPin, setState } from './acts.repository'
import { isOwnText } from './draft.rules'
import { createRecordedAct } from './recorded-act'

type Calls = typeof newsStaffEndpoints
type Draft = Omit<BodyOf<Calls['edit']>, 'id' | 'reason'>
type Source = ArticleContent['source']

const OWN: Source = { name: PRODUCT_NAME, url: '' }

export type StaffActs = {
  create: (draft: Draft, by: string) => Promise<{ id: string }>
  edit: (edited: BodyOf<Calls['edit']>, by: string) => Promise<{ version: number }>
  publish: (given: BodyOf<Calls['publish']>, by: string) => Promise<null>
  withdraw: (given: BodyOf<Calls['withdraw']>, by: string) => Promise<null>
  pin: (given: BodyOf<Calls['pin']>, by: string) => Promise<null>
}

export type StaffActsDeps = { db: Db; clock: Clock; link: LinkArticle }

/** Acts of the staff on articles; each adds a line to the history of its article. */
export function createStaffActs({ db, clock, link }: StaffActsDeps): StaffActs {
  const nowS = () => Math.floor(clock.now() / 1_000)

  const act = createRecordedAct({ db, clock })

  return {
    async create(draft, by) {
      await validate(db, draft)
      return db.transaction().execute(async (trx) => {
        const text = await prepareText(trx, contentOf(draft, OWN), { link, publishedAt: nowS() })
        const key = `staff:${randomUUID()}`
        const inserted = { key, state: 'draft', publishedAt: null } as const
        const id = await insertArticle(trx, text.row, inserted)
        if (id === null) throw new Error('a new key was stored already')
        await writeAround(trx, id, text)
        const version = { version: 1, state: 'draft', title: draft.title } as const
        await insertVersion(trx, id, { ...version, content: text.row, by, reason: '' }, clock.now())
        return { id }
      })
    },
    async edit({ id, reason, ...draft }, by) {
      await validate(db, draft)
      return act(id, { by, reason }, async (trx, article) => {
        await ensureVersion(trx, article, clock.now())
        const source = { name: article.sourceName, url: article.sourceUrl }
        const content = { ...contentOf(draft, source), isDemo: article.isDemo }
        const publishedAt = article.publishedAt ?? nowS()
        const text = await prepareText(trx, content, { link, publishedAt })
        const given = { nowMs: clock.now(), isByStaff: true }
        const version = await replaceText(trx, id, text.row, given)
        await writeAround(trx, id, text)
        return { version }
      })
    },
    publish: ({ id, at = nowS() }, by) =>
      act(id, { by, reason: '' }, async (trx, article) => {
        if (article.state === 'published') throw new RequestError('request.invalid')
        const isLater = at > nowS()
        const publishedAt = isLater ? at : publicationOf(article, nowS())
        await setState(trx, id, { state: isLater ? 'scheduled' : 'published', publishedAt })
        await writeShown(trx, id)
        return null
      }),
    withdraw: ({ id, reason }, by) =>
      act(id, { by, reason }, async (trx) => {
        await setState(trx, id, { state: 'withdrawn' })
        await writeShown(trx, id)
        return null
      }),
    pin: ({ id, until }, by) =>
      act(id, { by, reason: '' }, async (trx, article) => {
        if (article.state !== 'published') throw new RequestError('news.no_such_article')
        if (until !== null && until <= nowS())
          throw new RequestError('request.invalid', { field: 'until' })
        await setPin(trx, id, until)
        return null
      }),
  }
}

/** An article that was withdrawn returns to its place in time; any other one is new. */
function publicationOf({ state, publishedAt }: StoredArticle, nowS: number): number {
  return state === 'withdrawn' && publishedAt !== null ? Math.min(publishedAt, nowS) : nowS
}

function contentOf(draft: Draft, source: Source): ArticleContent {
  const { columnIds, title, summary, blocks, coverKey, author = '', matchIds = [] } = draft
  const pictureKeys = coverKey === undefined ? [] : [coverKey]
  return {
    columnIds,
    title,
    summary,
    author,
    blocks,
    matchIds,
    pictureKeys,
    source,
    isDemo: false,
  }
}

/** Throws `request.invalid` with the field at fault. */
async function validate(db: Db, { columnIds, blocks }: Draft): Promise<void> {
  const known = new Set((await readColumns(db)).map(({ id }) => id))
  if (!columnIds.every((id) => known.has(id)))
    throw new RequestError('request.invalid', { field: 'columnIds' })
  if (!isOwnText(blocks)) throw new RequestError('request.invalid', { field: 'blocks' })
}
