import { HEADLINES } from '@saidian/shared/contracts/news'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import type { NewArticle } from '../../articles/article'
import type { Articles } from '../../articles/store.service'
import { readColumns } from '../../columns/columns.repository'
import type { ArticlePictures } from '../../pictures/article-pictures'
import type { CoverFacts } from '../cover/cover-svg'
import { drawCover } from '../cover/draw-cover'
import type { WrittenArticle } from '../text/article'
import { readWritten, saveWritten } from './written.repository'

const AUTHOR = '赛点数据'
const SOURCE = { name: '赛点', url: '' }
/** Names of the columns of sports, by the id of the sport. */
const SPORT_COLUMNS: Readonly<Record<number, string>> = { 1: '足球', 2: '篮球' }

export type PublishDeps = {
  db: Db
  clock: Clock
  articles: Articles
  articlePictures: Pick<ArticlePictures, 'add'>
}

/** An article with where it belongs. */
export type Publication = {
  key: string
  facts: string
  matchId: number | null
  matchIds: number[]
  sport: number
  league: string
  /** 头条 shows it whatever else is new. */
  isGreat: boolean
  isDemo: boolean
  publishedAt: number
  text: WrittenArticle
  cover: CoverFacts
}

export type Publish = (publication: Publication) => Promise<void>

/**
 * Publishes an article, or corrects the one of the same key. Article and note about it are one
 * transaction: after a restart nothing is written twice.
 */
export function createPublish({ db, clock, articles, articlePictures }: PublishDeps): Publish {
  return async (publication) => {
    const { key, facts, matchId, cover } = publication
    const before = await readWritten(db, key)
    const pictureKey = before?.pictureKey ?? (await articlePictures.add(await drawCover(cover))).key
    const columnIds = await columnsOf(db, publication)
    const article = articleOf(publication, { pictureKey, columnIds })
    await db.transaction().execute(async (trx) => {
      await saveWritten(trx, { key, matchId, facts, pictureKey }, clock.now())
      const { isNew } = await articles.store(trx, article)
      if (!isNew) await articles.update(trx, article)
    })
  }
}

/** The column of the league, if it has one, that of the sport, and 头条 for what is great. */
async function columnsOf(db: Db, { league, sport, isGreat }: Publication): Promise<number[]> {
  const columns = await readColumns(db)
  const idOf = (name: string | undefined) => columns.filter((column) => column.name === name)
  const own = [...idOf(league), ...idOf(SPORT_COLUMNS[sport])].map(({ id }) => id)
  return isGreat ? [...own, HEADLINES] : own
}

type Placed = { pictureKey: string; columnIds: number[] }

function articleOf(
  { key, text, matchIds, isDemo, publishedAt }: Publication,
  { pictureKey, columnIds }: Placed,
): NewArticle {
  return {
    ...text,
    key,
    columnIds,
    matchIds,
    isDemo,
    publishedAt,
    author: AUTHOR,
    source: SOURCE,
    pictureKeys: [pictureKey],
  }
}
