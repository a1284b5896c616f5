import type { Article } from '@saidian/shared/contracts/news'
import { lazy, Suspense } from 'react'
import { contentPaths } from '../../paths'
import { shareCardOf } from './share-card.rules'

const ShareSheet = lazy(async () => ({
  default: (await import('@saidian/shared/ui/share')).ShareSheet,
}))

type ShareArticleProps = { article: Article; hidesResult: boolean; onClose: () => void }

/** The share sheet of an article. */
export function ShareArticle({ article, hidesResult, onClose }: ShareArticleProps) {
  const card = shareCardOf(article, hidesResult)
  return (
    <Suspense>
      <ShareSheet
        title={card.title}
        path={contentPaths.article(article.columnId, article.id)}
        card={card}
        onClose={onClose}
      />
    </Suspense>
  )
}
