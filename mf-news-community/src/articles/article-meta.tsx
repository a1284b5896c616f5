import { TimeText } from '@saidian/shared/calendar'
import type { ArticleCard } from '@saidian/shared/contracts/news'
import css from './article-meta.module.css'

type ArticleMetaProps = {
  article: Pick<ArticleCard, 'source' | 'publishedAt' | 'comments' | 'isPinned' | 'isDemo'>
}

/** What stands below the title of an article in a list. */
export function ArticleMeta({ article }: ArticleMetaProps) {
  const { source, publishedAt, comments, isPinned, isDemo } = article
  return (
    <span className={css.meta}>
      {isPinned && <span className={css.pinned}>置顶</span>}
      {isDemo && <span className={css.demo}>演示数据</span>}
      <span className={css.source}>{source.name}</span>
      <span className={css.fact}>
        <TimeText at={publishedAt * 1000} />
      </span>
      {comments > 0 && <span className={css.fact}>{comments}评论</span>}
    </span>
  )
}
