import type { ArticleCard } from '@saidian/shared/contracts/news'
import { Link } from '@saidian/shared/router'
import { useAppDispatch } from '@saidian/shared/store'
import { useRef } from 'react'
import { prefetchArticle } from '../../articles/article.api'
import { Picture } from '../../articles/picture'
import { useHiddenResult } from '../../articles/use-hidden-result'
import { contentPaths } from '../../paths'
import css from './carousel.module.css'
import { useSlides } from './use-slides'

/** The headlines of a column with their pictures; a finger or time moves from one to the next. */
export function Carousel({ articles }: { articles: readonly ArticleCard[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const shown = useSlides(strip, articles.length)
  return (
    <section className={css.carousel} aria-label="焦点新闻" aria-roledescription="轮播图">
      <ul ref={strip} className={css.strip}>
        {articles.map((article, place) => (
          <li
            key={article.id}
            className={css.slide}
            aria-roledescription="幻灯片"
            aria-label={`第${place + 1}张，共${articles.length}张`}
          >
            <Slide article={article} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      {articles.length > 1 && (
        <span className={css.dots} aria-hidden="true">
          {articles.map(({ id }, place) => (
            <span key={id} className={place === shown ? css.shown : css.dot} />
          ))}
        </span>
      )}
    </section>
  )
}

function Slide({ article, isFirst }: { article: ArticleCard; isFirst: boolean }) {
  const dispatch = useAppDispatch()
  const isHidden = useHiddenResult(article)
  const { id, columnId, title, withoutResult, pictures, isDemo } = article
  const [picture] = pictures
  return (
    <Link
      className={css.link}
      to={contentPaths.article(columnId, id)}
      state={{ card: article }}
      draggable={false}
      onPointerDown={() => dispatch(prefetchArticle(id))}
    >
      {picture && (
        <Picture picture={picture} size="large" alt="" ratio="16 / 9" isFirst={isFirst} />
      )}
      <span className={css.title}>
        {isDemo && <span className={css.demo}>演示数据</span>}
        {isHidden ? withoutResult : title}
      </span>
    </Link>
  )
}
