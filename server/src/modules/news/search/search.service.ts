import type { QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { SearchHit, searchContent } from '@saidian/shared/contracts/news'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { excerptOf, type FoundText, findTexts, highlight } from '../../../platform/search'
import type { ReadSearched, SearchedText } from './searched-texts'

const HITS_A_PAGE = 20
const CURSOR = /^(\d{1,12})\.(article|post)\.([1-9]\d{0,17})$/

export type SearchDeps = {
  db: Db
  /** Members whose texts the caller does not see, either way. */
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
  texts: Readonly<Record<SearchHit['kind'], ReadSearched>>
}

type Reply = ReplyOf<typeof searchContent>

/** Search over articles and posts. */
export function createSearch({ db, hiddenFor, texts }: SearchDeps) {
  async function readHits(
    found: readonly FoundText[],
    query: string,
    member: { id: string } | null,
  ): Promise<SearchHit[]> {
    const idsOf = (kind: string) => found.filter((one) => one.kind === kind).map(({ id }) => id)
    const [articles, posts] = await Promise.all([
      texts.article(idsOf('article'), member),
      texts.post(idsOf('post'), member),
    ])
    return found.flatMap(({ kind, id }) => {
      const isPost = kind === 'post'
      const text = (isPost ? posts : articles).get(id)
      // Withdrawn or deleted since it was found.
      return text ? [hitOf({ kind: isPost ? 'post' : 'article', id }, text, query)] : []
    })
  }

  return async (
    { q, kind, cursor }: QueryOf<typeof searchContent>,
    member: { id: string } | null,
  ): Promise<Reply> => {
    const after = cursor === undefined ? undefined : readPlace(cursor)
    const hidden = await hiddenFor(member?.id ?? null)
    const found = await findTexts(db, { text: q, kind, hidden, after, limit: HITS_A_PAGE })
    const last = found.length < HITS_A_PAGE ? undefined : found.at(-1)
    const next = last ? [last.score, last.kind, last.id].join('.') : null
    return { hits: await readHits(found, q, member), next }
  }
}

function hitOf(
  named: Pick<SearchHit, 'kind' | 'id'>,
  { title, text, columnId, author, at }: SearchedText,
  query: string,
): SearchHit {
  return {
    ...named,
    columnId,
    author,
    at,
    title: highlight(title, query),
    excerpt: excerptOf(text, query),
  }
}

function readPlace(cursor: string): FoundText {
  const [, score, kind = '', id = ''] = CURSOR.exec(cursor) ?? []
  if (score === undefined) throw new RequestError('request.invalid', { field: 'cursor' })
  return { score: Number(score), kind, id }
}
