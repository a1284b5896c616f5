import type { ArticleCard } from '@saidian/shared/contracts/news'
import { Skeleton } from '@saidian/shared/ui'
import { useHiddenResult } from '../../articles/use-hidden-result'
import css from './article.module.css'
import { ArticleText } from './article-text'

const LINES = ['1', '2', '3', '4', '5', '6', '7', '8']

/** An article on its way: what its card says, and lines in the place of the text. */
export function ArticleSkeleton({ card }: { card: ArticleCard | null }) {
  if (card) return <KnownTitle card={card} />
  return (
    <div className="doc" role="status" aria-label="加载中">
      <div className={css.skeletonText}>
        <Skeleton width={10} />
        <Skeleton width={6} />
        <Skeleton width={4} />
      </div>
      <Lines />
    </div>
  )
}

function KnownTitle({ card }: { card: ArticleCard }) {
  const isHidden = useHiddenResult(card)
  return (
    <ArticleText title={(isHidden && card.withoutResult) || card.title} article={card}>
      <div role="status" aria-label="加载中">
        <Lines />
      </div>
    </ArticleText>
  )
}

function Lines() {
  return (
    <div className={css.skeletonText}>
      {LINES.map((line, place) => (
        <Skeleton key={line} width={place % 4 === 3 ? 6 : 10} />
      ))}
    </div>
  )
}
