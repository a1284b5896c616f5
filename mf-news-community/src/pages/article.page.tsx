import type { ApiError } from '@saidian/shared/api'
import type { Article, ArticleCard } from '@saidian/shared/contracts/news'
import { COMMENT_PARAM } from '@saidian/shared/contracts/page'
import { type Host, usePageText } from '@saidian/shared/host'
import { articlePageText } from '@saidian/shared/lib/texts'
import { useBack, useLocation, useParams, useSearchParams } from '@saidian/shared/router'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { articleDetail, useArticleDetailQuery } from '../articles/article.api'
import { useHiddenResult } from '../articles/use-hidden-result'
import { ArticleActs } from '../features/article/article-acts'
import { ArticleHeader } from '../features/article/article-header'
import { ArticleSkeleton } from '../features/article/article-skeleton'
import { ArticleView } from '../features/article/article-view'
import { contentPaths } from '../paths'
import css from './article-page.module.css'

const comments = () =>
  import(/* webpackChunkName: "article-comments" */ '../features/article/article-comments')
const ArticleThread = lazy(async () => ({ default: (await comments()).ArticleThread }))
const ArticleBar = lazy(async () => ({ default: (await comments()).ArticleBar }))

const ARTICLE_ID = /^[1-9]\d{0,17}$/
/** Says the same as the server of one that is gone. */
const NONE = '文章不存在或已下线'

/** Starts to load the article while the page is on its way. */
export function loadArticle({ params: { id = '' }, context: host }: LoaderGiven) {
  return ARTICLE_ID.test(id)
    ? host.dispatch(articleDetail.initiate(id, { subscribe: false }))
    : null
}
type LoaderGiven = { params: { id?: string }; context: Host }

/** An article with what belongs to it. */
export function ArticlePage() {
  const { id = '' } = useParams()
  return ARTICLE_ID.test(id) ? <OpenArticle key={id} id={id} /> : <Missing text={NONE} />
}

function OpenArticle({ id }: { id: string }) {
  const card = useCard(id)
  const { currentData, error, refetch } = useArticleDetailQuery(id)
  if (currentData) return <LoadedArticle article={currentData} />
  if (!error) return <WaitingArticle card={card} />
  const { reason, message } = error as Partial<ApiError>
  if (reason === 'news.no_such_article') return <Missing text={NONE} />
  return (
    <Around article={null} title="">
      <ErrorState text={message || '加载失败'} onRetry={refetch} />
    </Around>
  )
}

/** The card that was tapped, so that the title stands before the text has come. */
function useCard(id: string): ArticleCard | null {
  const { card } = (useLocation().state ?? {}) as { card?: ArticleCard }
  return card?.id === id ? card : null
}

function LoadedArticle({ article }: { article: Article }) {
  const hidesResult = useHiddenResult(article)
  const title = (hidesResult && article.withoutResult) || article.title
  const [query] = useSearchParams()
  const thread = useRef<HTMLDivElement>(null)
  const acts = <ArticleActs article={article} hidesResult={hidesResult} />
  usePageText(articlePageText({ title, summary: hidesResult ? '' : article.summary }))
  return (
    <Around
      article={article}
      title={title}
      footer={
        <Suspense fallback={<div className={css.bar}>{acts}</div>}>
          <ArticleBar
            id={article.id}
            count={article.comments}
            onOpenThread={() => thread.current?.scrollIntoView({ block: 'start' })}
          >
            {acts}
          </ArticleBar>
        </Suspense>
      }
    >
      <ArticleView article={article} title={title} hidesResult={hidesResult} />
      <div ref={thread} className={css.thread}>
        <Suspense>
          <ArticleThread id={article.id} focusId={query.get(COMMENT_PARAM)} />
        </Suspense>
      </div>
    </Around>
  )
}

function WaitingArticle({ card }: { card: ArticleCard | null }) {
  return (
    <Around article={null} title="">
      <ArticleSkeleton card={card} />
    </Around>
  )
}

function Missing({ text }: { text: string }) {
  const back = useBack(contentPaths.column())
  return (
    <Around article={null} title="">
      <EmptyState text={text} action={{ label: '返回', onChoose: back }} />
    </Around>
  )
}

type AroundProps = {
  article: Article | null
  title: string
  footer?: ReactNode
  children: ReactNode
}

function Around({ article, title, footer, children }: AroundProps) {
  const { type } = useParams()
  const back = useBack(contentPaths.column(Number(type) || undefined))
  return (
    <div className={css.page}>
      <ArticleHeader article={article} title={title} onBack={back} />
      <main className={css.main}>{children}</main>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </div>
  )
}
