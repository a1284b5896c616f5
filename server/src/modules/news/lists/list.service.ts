import {
  ARTICLES_A_PAGE,
  type ArticleCard,
  type ArticleList,
  type Column,
} from '@saidian/shared/contracts/news'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { SharedAnswer } from '../../../platform/http'
import type { CardRow } from '../articles/cards.repository'
import { readColumns } from '../columns/columns.repository'
import { type ListPlace, readCursor, writeCursor } from './cursor.rules'
import { readNewest, readPictured, readPinned } from './list.repository'

/** A change reaches the lists of every process within this time. */
const LIFE_MS = 2_000
const COLUMNS_LIFE_MS = 60_000
const MAX_ANSWERS = 200
const MAX_PINNED = 5
/** With fewer pictures than `min` a column has no carousel. */
const CAROUSEL = { min: 3, max: 5, newest: 60 }
const START = { at: 9_999_999_999, id: '9223372036854775807' }

/** How many comments each of these articles has. */
export type CountComments = (ids: readonly string[]) => Promise<Map<string, number>>

export type ArticleLists = {
  columns: () => Promise<SharedAnswer<{ columns: Column[] }>>
  /** Throws `news.no_such_column`, or `request.invalid` for a cursor of no list. */
  page: (columnId: number, cursor?: string) => Promise<SharedAnswer<ArticleList>>
  withComments: (rows: readonly CardRow[]) => Promise<ArticleCard[]>
}

export type ArticleListsDeps = { db: Db; clock: Clock; countComments: CountComments }

/**
 * Columns and their articles. What the first page shows at its top, the carousel and pinned
 * articles, is named by the cursor, so that a reader sees each article once however long they
 * scroll and whatever is published, pinned or released meanwhile.
 */
export function createArticleLists({ db, clock, countComments }: ArticleListsDeps): ArticleLists {
  const columns = createFreshCache<SharedAnswer<{ columns: Column[] }>>(clock, 1)
  const pages = createFreshCache<SharedAnswer<ArticleList>>(clock, MAX_ANSWERS)

  const readAllColumns = () =>
    columns.get('', COLUMNS_LIFE_MS, async () => new SharedAnswer(await allColumns(db)))

  async function withComments(rows: readonly CardRow[]): Promise<ArticleCard[]> {
    const counts = await countComments(rows.map(({ id }) => id))
    return rows.map((row) => ({ ...row, comments: counts.get(row.id) ?? 0 }))
  }

  async function readPage(columnId: number, cursor?: string): Promise<ArticleList> {
    const place = cursor === undefined ? null : readCursor(cursor)
    const nowMs = clock.now()
    const top = place ? null : await readTop(db, columnId, nowMs)
    const from = place ?? { ...START, shownIds: idsOf(top) }
    const rows = await readNewest(db, columnId, { place: from, nowMs, limit: ARTICLES_A_PAGE })
    const { carousel = [], pinned = [] } = top ?? {}
    const cards = await withComments([...carousel, ...pinned, ...rows])
    return {
      carousel: cards.slice(0, carousel.length),
      articles: cards.slice(carousel.length),
      next: nextOf(rows, from),
    }
  }

  return {
    columns: readAllColumns,
    withComments,
    async page(columnId, cursor) {
      const { data } = await readAllColumns()
      if (!data.columns.some(({ id }) => id === columnId))
        throw new RequestError('news.no_such_column')
      return pages.get(`${columnId} ${cursor ?? ''}`, LIFE_MS, async () => {
        return new SharedAnswer(await readPage(columnId, cursor))
      })
    },
  }
}

const allColumns = async (db: Db) => ({ columns: await readColumns(db) })

type Top = { carousel: CardRow[]; pinned: CardRow[] }

async function readTop(db: Db, columnId: number, nowMs: number): Promise<Top> {
  const pinned = await readPinned(db, columnId, { nowMs, limit: MAX_PINNED })
  const { min, max, newest } = CAROUSEL
  const limit = max + MAX_PINNED
  const pictured = await readPictured(db, columnId, { nowMs, newest, limit })
  const others = pictured.filter(({ id }) => !pinned.some((one) => one.id === id)).slice(0, max)
  return { pinned, carousel: others.length < min ? [] : others }
}

function idsOf(top: Top | null): string[] {
  return top ? [...top.carousel, ...top.pinned].map(({ id }) => id) : []
}

function nextOf(rows: readonly CardRow[], { shownIds }: ListPlace): string | null {
  const last = rows.at(-1)
  if (!last || rows.length < ARTICLES_A_PAGE) return null
  return writeCursor({ at: last.publishedAt, id: last.id, shownIds })
}
