import type { Article } from '@saidian/shared/contracts/news'
import { useHost } from '@saidian/shared/host'
import { newsNavSlice, useAppDispatch } from '@saidian/shared/store'
import { Icon } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import css from './article-header.module.css'

const TextSizeSheet = lazy(async () => ({
  default: (await import('./text-size-sheet')).TextSizeSheet,
}))

type ArticleHeaderProps = {
  /** Null before the article is there. */
  article: Article | null
  title: string
  onBack: () => void
}

/** Back, 收起到浮窗 and the size of the text, above an article. */
export function ArticleHeader({ article, title, onBack }: ArticleHeaderProps) {
  const host = useHost()
  const dispatch = useAppDispatch()
  const [isSizing, setSizing] = useState(false)
  const putAside = ({ source, columnId, id }: Article) => {
    const item = { text: source.name, title, link1: String(columnId), link2: id }
    dispatch(newsNavSlice.actions.newsPutAside(item))
    host.toast({ text: '已收起到浮窗', kind: 'success' })
    onBack()
  }
  return (
    <header className={css.header}>
      <button type="button" className={css.button} aria-label="返回" onClick={onBack}>
        <Icon name="back" size={20} />
      </button>
      <span className={css.name}>{article?.columnName}</span>
      {article && (
        <>
          <button
            type="button"
            className={css.button}
            aria-label="文章字号"
            onClick={() => setSizing(true)}
          >
            <Icon name="textSize" size={20} />
          </button>
          <button
            type="button"
            className={css.button}
            aria-label="收起到浮窗"
            onClick={() => putAside(article)}
          >
            <Icon name="minimize" size={20} />
          </button>
        </>
      )}
      {isSizing && (
        <Suspense>
          <TextSizeSheet onClose={() => setSizing(false)} />
        </Suspense>
      )}
    </header>
  )
}
