import { isDeepStrictEqual } from 'node:util'
import type { Block } from '@saidian/shared/contracts/content'
import { HEADLINES, type Mention } from '@saidian/shared/contracts/news'
import type { Db } from '../../../platform/database'
import { indexText, removeText } from '../../../platform/search'
import type { LinkArticle } from '../links/linker'
import { keyOfPicture, pictureOf } from '../pictures/article-pictures'
import { claimPictures, readPictures } from '../pictures/pictures.repository'
import type { ArticleContent } from './article'
import { matchIdsOf, picturesOf, textOfBlocks, withoutLinks } from './blocks.rules'
import {
  type ArticleText,
  readText,
  replaceColumns,
  replaceMatches,
  replaceMentions,
  updateShown,
} from './content.repository'

const MAX_CARD_PICTURES = 3
/** Kind of articles in the search. */
const SEARCHED = 'article'

/** A text ready to be stored: its row, and the rows around it. */
export type PreparedText = {
  row: ArticleText
  columnIds: readonly number[]
  matchIds: readonly number[]
  mentions: readonly Mention[]
  pictureKeys: readonly string[]
}

export async function prepareText(
  db: Db,
  content: ArticleContent,
  { link, publishedAt }: { link: LinkArticle; publishedAt: number },
): Promise<PreparedText> {
  const { columnIds, title, withoutResult = null, summary, author, source, isDemo } = content
  const { blocks, mentions, matchIds } = await link(db, content, publishedAt)
  const shown = picturesOf(blocks)
  const cards = (await readPictures(db, content.pictureKeys)).map(pictureOf)
  const pictures = (cards.length > 0 ? cards : shown).slice(0, MAX_CARD_PICTURES)
  return {
    row: {
      columnId: columnOf(columnIds),
      title,
      withoutResult,
      summary,
      author,
      blocks,
      pictures,
      isDemo,
      sourceName: source.name,
      sourceUrl: source.url,
      hasVideo: blocks.some(({ kind }) => kind === 'video'),
    },
    columnIds,
    matchIds: [...new Set([...content.matchIds, ...matchIdsOf(blocks), ...matchIds])],
    mentions,
    pictureKeys: [...content.pictureKeys, ...shown.flatMap((one) => keyOfPicture(one) ?? [])],
  }
}

/** Writes what stands around the row of an article: columns, matches, names and pictures. */
export async function writeAround(trx: Db, id: string, text: PreparedText): Promise<void> {
  await replaceColumns(trx, id, text.columnIds)
  await replaceMatches(trx, id, text.matchIds)
  await replaceMentions(trx, id, text.mentions)
  await claimPictures(trx, id, text.pictureKeys)
  await writeShown(trx, id)
}

/** What readers find of an article, by its state: called after each change of it. */
export async function writeShown(trx: Db, id: string): Promise<void> {
  await updateShown(trx, id)
  const article = await readText(trx, id)
  if (!article) return removeText(trx, SEARCHED, [id])
  const text = [article.summary, textOfBlocks(article.blocks)].join('\n')
  const { title, publishedAt } = article
  await indexText(trx, {
    kind: SEARCHED,
    id,
    title,
    text,
    atMs: publishedAt * 1_000,
    authorId: null,
  })
}

/** The column of the address: the first one, 头条 only when there is no other. */
export function columnOf(columnIds: readonly number[]): number {
  return columnIds.find((id) => id !== HEADLINES) ?? HEADLINES
}

type Compared = Pick<ArticleText, 'title' | 'withoutResult' | 'summary' | 'author' | 'pictures'> & {
  blocks: readonly Block[]
}

/** Whether a reader would read no difference; links change with the data of the product. */
export function isSameText(one: Compared, other: Compared): boolean {
  const fieldsOf = ({ title, withoutResult, summary, author, blocks, pictures }: Compared) =>
    JSON.parse(
      JSON.stringify([title, withoutResult, summary, author, withoutLinks(blocks), pictures]),
    ) as unknown
  return isDeepStrictEqual(fieldsOf(one), fieldsOf(other))
}
