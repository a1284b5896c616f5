import type { ArticleCard } from '@saidian/shared/contracts/news'
import css from './article.module.css'

/** Where the article was published first: the only link of the product that leads out of it. */
export function OriginalLink({ source: { name, url } }: Pick<ArticleCard, 'source'>) {
  if (!url.startsWith('https://')) return null
  return (
    <p className={css.original}>
      本文来自{name}，
      <a
        className={css.outside}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
      >
        查看原文
      </a>
      （将离开赛点，打开外部网站）
    </p>
  )
}
