import type { ArticleCard as Card } from '@saidian/shared/contracts/news'
import { Link } from '@saidian/shared/router'
import { useAppDispatch } from '@saidian/shared/store'
import { Icon } from '@saidian/shared/ui'
import { contentPaths } from '../paths'
import { prefetchArticle } from './article.api'
import css from './article-card.module.css'
import { ArticleMeta } from './article-meta'
import { Picture } from './picture'
import { useHiddenResult } from './use-hidden-result'

/** Width by height of a picture in a list. */
const RATIO = '3 / 2'

type ArticleCardProps = {
  article: Card
  /** Part of the first screen. */
  isFirst?: boolean
}

/** An article in a list: title, source, time and comments, with one picture or three. */
export function ArticleCard({ article, isFirst = false }: ArticleCardProps) {
  const dispatch = useAppDispatch()
  const isHidden = useHiddenResult(article)
  const { id, columnId, title, withoutResult, summary, pictures, hasVideo } = article
  const isWide = pictures.length >= 3
  const shown = pictures.slice(0, isWide ? 3 : 1)
  return (
    <Link
      className={isWide ? css.wide : css.card}
      to={contentPaths.article(columnId, id)}
      state={{ card: article }}
      onPointerDown={() => dispatch(prefetchArticle(id))}
    >
      <span className={css.text}>
        <span className={css.title}>{isHidden ? withoutResult : title}</span>
        {shown.length === 0 && !isHidden && summary && (
          <span className={css.summary}>{summary}</span>
        )}
        {!isWide && <ArticleMeta article={article} />}
      </span>
      {shown.length > 0 && (
        <span className={css.pictures}>
          {shown.map((picture) => (
            <Picture
              key={picture.small}
              picture={picture}
              size="small"
              alt=""
              ratio={RATIO}
              isFirst={isFirst}
            />
          ))}
          {hasVideo && (
            <span className={css.video}>
              <Icon name="tv" size={12} label="有视频" />
            </span>
          )}
        </span>
      )}
      {isWide && <ArticleMeta article={article} />}
    </Link>
  )
}
