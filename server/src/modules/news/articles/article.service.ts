import type { Block } from '@saidian/shared/contracts/content'
import type { MatchSummary } from '@saidian/shared/contracts/matches'
import type { Article } from '@saidian/shared/contracts/news'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { readMatchSummaries } from '../../../sports/match'
import type { Likes } from '../../likes'
import { ARTICLE_LIKE } from '../access.rules'
import type { ArticleLists } from '../lists/list.service'
import { matchIdsOf } from './blocks.rules'
import { isPublished, readArticle, readRelated } from './read.repository'

const MAX_RELATED = 6
const KIND = 'article'

export type ReadArticles = {
  /** Throws `news.no_such_article`. */
  read: (id: string, member: { id: string } | null) => Promise<Article>
  like: (
    member: { id: string },
    like: { id: string; isOn: boolean },
  ) => Promise<{ likes: number; isLiked: boolean }>
}

export type ReadArticlesDeps = { db: Db; clock: Clock; likes: Likes; lists: ArticleLists }

/** What readers see of an article, and their likes. */
export function createReadArticles({ db, clock, likes, lists }: ReadArticlesDeps): ReadArticles {
  return {
    async read(id, member) {
      const nowMs = clock.now()
      const article = await readArticle(db, id, nowMs)
      if (!article) throw new RequestError('news.no_such_article')
      const { matchIds, ...shown } = article
      const [matches, related, liked] = await Promise.all([
        readMatchSummaries(db, [...matchIds, ...matchIdsOf(article.blocks)]),
        readRelated(db, article, { nowMs, limit: MAX_RELATED }),
        likes.read(db, KIND, [id], member?.id ?? null),
      ])
      const [card, ...others] = await lists.withComments([article, ...related])
      const { isLiked = false, likes: count = 0 } = liked.get(id) ?? {}
      return {
        ...shown,
        comments: card?.comments ?? 0,
        likes: count,
        isLiked,
        blocks: article.blocks.flatMap((block) => currentBlock(block, matches)),
        matches: matchIds.flatMap((matchId) => matches.get(matchId) ?? []),
        related: others,
      }
    },
    async like(member, { id, isOn }) {
      permit(member, 'make', { kind: ARTICLE_LIKE })
      if (!(await isPublished(db, id))) throw new RequestError('news.no_such_article')
      return likes.set(member.id, { kind: KIND, id, isOn })
    },
  }
}

/** A block about a match as it is now: matches are moved, and old ones are removed. */
function currentBlock(block: Block, matches: ReadonlyMap<number, MatchSummary>): Block[] {
  if (block.kind !== 'match') return [block]
  const match = matches.get(block.match.id)
  return match ? [{ ...block, match }] : []
}
