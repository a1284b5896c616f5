import { usePageText } from '@saidian/shared/host'
import { useBack, useNavigate, useSearchParams } from '@saidian/shared/router'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import { TabPager } from '@saidian/shared/ui/tab-pager'
import { CardsSkeleton } from '../../cards/cards-skeleton'
import { useCommunityCircleQuery } from '../../circles/circles.api'
import { CircleHead } from '../../features/circle-head/circle-head'
import { ComposeButton } from '../../features/compose/compose-button'
import { PostList } from '../../features/post-list/post-list'
import { contentPaths } from '../../paths'
import css from './community.module.css'
import { EditorOverPage } from './editor-over-page'

const LISTS = [
  { key: 'hot', text: '热门' },
  { key: 'new', text: '最新' },
] as const

/** A circle: what it is, and its posts. */
export function CirclePage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const goBack = useBack(contentPaths.community())
  const id = Number(search.get('id'))
  const isNumber = Number.isInteger(id) && id > 0
  if (isNumber) {
    return (
      <>
        <LoadedCircle key={id} id={id} onBack={goBack} />
        <EditorOverPage />
      </>
    )
  }
  const action = { label: '返回社区', onChoose: () => navigate(contentPaths.community()) }
  return (
    <Page title="圈子" onBack={goBack}>
      <EmptyState text="圈子不存在" action={action} />
    </Page>
  )
}

function LoadedCircle({ id, onBack }: { id: number; onBack: () => void }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { currentData: circle, error, refetch } = useCommunityCircleQuery(id)
  usePageText(circle ? { title: circle.name, description: circle.description } : null)
  if (!circle) {
    const isMissing = error && 'reason' in error && error.reason === 'community.no_such_circle'
    const action = { label: '返回社区', onChoose: () => navigate(contentPaths.community()) }
    return (
      <Page title="圈子" onBack={onBack}>
        {isMissing ? (
          <EmptyState text="圈子不存在" action={action} />
        ) : error ? (
          <ErrorState text="加载失败，请稍后再试" onRetry={refetch} />
        ) : (
          <CardsSkeleton />
        )}
      </Page>
    )
  }
  const shown = LISTS.find(({ key }) => key === search.get('list')) ?? LISTS[0]
  const choose = (key: string) => {
    const to = contentPaths.circle(id) + (key === 'hot' ? '' : `&list=${key}`)
    navigate(to, { replace: true, preventScrollReset: true })
  }
  return (
    <Page title={circle.name} onBack={onBack}>
      <CircleHead circle={circle} />
      <TabPager
        label={`${circle.name}的帖子`}
        items={LISTS}
        value={shown.key}
        onChoose={choose}
        top="calc(var(--header) + var(--safe-top))"
        renderPage={({ key, text }) => (
          <div className={css.room}>
            <PostList
              of={{ list: key, circleId: id }}
              name={`${circle.name}的${text}帖子`}
              empty={{ text: '圈子里还没有帖子，来发第一篇吧' }}
              onRefresh={refetch}
            />
          </div>
        )}
        loading={null}
      />
      <ComposeButton circle={id} />
    </Page>
  )
}
