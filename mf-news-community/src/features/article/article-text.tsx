import type { ArticleCard } from '@saidian/shared/contracts/news'
import { articleOriginText } from '@saidian/shared/lib/texts'
import type { ReactNode, Ref } from 'react'

type ArticleTextProps = {
  title: string
  /** What is known of the article: its card, or all of it. */
  article: Pick<ArticleCard, 'source' | 'publishedAt' | 'isDemo'> & {
    author?: string
    editedAt?: number | null
  }
  ref?: Ref<HTMLElement>
  /** The blocks, or what stands in their place. */
  children: ReactNode
}

/**
 * Title, origin and text of an article. The first HTML of the server has the same elements in the
 * same order with the same classes, so nothing moves when this page takes over.
 */
export function ArticleText({ title, article, ref, children }: ArticleTextProps) {
  return (
    <article ref={ref} className="doc">
      <h1>{title}</h1>
      <p className="doc-meta">{articleOriginText(article)}</p>
      {children}
    </article>
  )
}
