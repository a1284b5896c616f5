import { HEADLINES } from '@saidian/shared/contracts/news'
import { type Host, usePageText } from '@saidian/shared/host'
import { columnPageTitle } from '@saidian/shared/lib/texts'
import { Navigate, useNavigate, useParams, useSearchParams } from '@saidian/shared/router'
import { usePrefetch } from '@saidian/shared/ui'
import { BELOW_HEADER, HeaderAct, TabHeader, TabPager } from '@saidian/shared/ui/tab-pager'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { ALL_COLUMNS, articleColumns, articleList } from '../articles/article.api'
import { ArticleList } from '../features/article-list/article-list'
import { ColumnManager } from '../features/columns/column-manager'
import type { OrderedColumn } from '../features/columns/column-order.rules'
import { useColumns } from '../features/columns/use-columns'
import { contentPaths, SEARCH_PARAM } from '../paths'
import css from './column.module.css'

const ContentSearch = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "content-search" */ '../features/search/content-search')
  ).ContentSearch,
}))

const COLUMN_ID = /^[1-9]\d{0,8}$/
/** 0 for an address without the number of a column. */
const columnIdOf = (type = '') => (COLUMN_ID.test(type) ? Number(type) : 0)

/** Starts to load the columns and the articles side by side. */
export function loadColumn({ params, context: host }: LoaderGiven) {
  const columnId = columnIdOf(params.type)
  if (columnId === 0) return null
  host.dispatch(articleColumns.initiate(ALL_COLUMNS, { subscribe: false }))
  return host.dispatch(articleList.initiate(columnId, { subscribe: false }))
}
type LoaderGiven = { params: { type?: string }; context: Host }

/** Gives the pictures of the first rows priority. */
const AFTER_ROWS_MS = 1_500
const ARTICLE_PAGE = [() => import(/* webpackChunkName: "article" */ './article.page')]

/** 头条: articles in columns that a finger swipes, and the search over them. */
export function ColumnPage() {
  const { type } = useParams()
  const [query] = useSearchParams()
  const columnId = columnIdOf(type)
  if (columnId === 0) return <Navigate to={contentPaths.column()} replace />
  if (query.has(SEARCH_PARAM)) {
    return (
      <Suspense fallback={<div className={css.page} />}>
        <ContentSearch columnId={columnId} />
      </Suspense>
    )
  }
  return <Columns columnId={columnId} />
}

function Columns({ columnId }: { columnId: number }) {
  const navigate = useNavigate()
  const { columns } = useColumns()
  const [isManaging, setManaging] = useState(false)
  const [hasRows, setHasRows] = useState(false)
  usePrefetch(ARTICLE_PAGE, { afterMs: AFTER_ROWS_MS, isReady: hasRows })
  const onRendered = useCallback(() => setHasRows(true), [])
  const items = useMemo(() => itemsOf(columns, columnId), [columns, columnId])
  const column = columns?.find(({ id }) => id === columnId)
  usePageText(column ? { title: columnPageTitle(column) } : null)
  const value = String(columnId)
  if (columnId !== HEADLINES && !items.some(({ key }) => key === value)) {
    return <Navigate to={contentPaths.column()} replace />
  }
  return (
    <div className={css.page}>
      <ColumnHeader columnId={columnId} onManage={columns && (() => setManaging(true))} />
      <TabPager
        label="新闻频道"
        items={items}
        value={value}
        onChoose={(key) =>
          navigate(contentPaths.column(Number(key)), { replace: true, preventScrollReset: true })
        }
        top={BELOW_HEADER}
        renderPage={({ key, text }) => (
          <ArticleList columnId={Number(key)} name={text} onRendered={onRendered} />
        )}
        loading={null}
      />
      {isManaging && columns && (
        <ColumnManager columns={columns} onClose={() => setManaging(false)} />
      )}
    </div>
  )
}

/**
 * The tabs: the columns that the reader sees, and a hidden one as long as it is open by its
 * address. Before the columns are known the open one stands alone, so its articles need not wait.
 */
function itemsOf(columns: readonly OrderedColumn[] | undefined, columnId: number) {
  if (!columns?.length) {
    return [{ key: String(columnId), text: columnId === HEADLINES ? '头条' : '频道' }]
  }
  return columns
    .filter(({ id, isHidden }) => !isHidden || id === columnId)
    .map(({ id, name }) => ({ key: String(id), text: name }))
}

type ColumnHeaderProps = { columnId: number; onManage: (() => void) | undefined }

function ColumnHeader({ columnId, onManage }: ColumnHeaderProps) {
  return (
    <TabHeader title="头条">
      <HeaderAct icon="message" text="社区" to={contentPaths.community()} />
      <HeaderAct isIcon icon="search" text="搜索" to={contentPaths.search(columnId)} />
      <HeaderAct isIcon icon="list" text="频道管理" onChoose={onManage} />
    </TabHeader>
  )
}
