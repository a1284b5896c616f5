import type { Article } from '@saidian/shared/contracts/news'
import { ArticleCard } from '../../articles/article-card'
import css from './article.module.css'
import { MatchBlock } from './blocks/match-block'

/** What stands below the text: its matches with live scores, what to read next. */
export function Around({ article }: { article: Article }) {
  const { blocks, matches, related } = article
  const inText = new Set(blocks.map((block) => (block.kind === 'match' ? block.match.id : 0)))
  const others = matches.filter(({ id }) => !inText.has(id))
  return (
    <>
      {others.length > 0 && (
        <section className={`doc ${css.matches}`} aria-label="相关比赛">
          <h2 className={css.heading}>相关比赛</h2>
          {others.map((match) => (
            <MatchBlock key={`${match.sport} ${match.id}`} match={match} />
          ))}
        </section>
      )}
      {related.length > 0 && (
        <section className={css.related} aria-label="相关阅读">
          <h2 className={css.heading}>相关阅读</h2>
          {related.map((card) => (
            <ArticleCard key={card.id} article={card} />
          ))}
        </section>
      )}
    </>
  )
}
