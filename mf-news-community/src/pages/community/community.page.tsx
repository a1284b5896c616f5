import { type Host, useAsMember } from '@saidian/shared/host'
import { useNavigate, useSearchParams } from '@saidian/shared/router'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { EmptyState } from '@saidian/shared/ui'
import { BELOW_HEADER, HeaderAct, TabHeader, TabPager } from '@saidian/shared/ui/tab-pager'
import { useState } from 'react'
import { AllCircles } from '../../features/circle-strip/all-circles'
import { CircleStrip } from '../../features/circle-strip/circle-strip'
import { ComposeButton } from '../../features/compose/compose-button'
import { PostList } from '../../features/post-list/post-list'
import { contentPaths, listSearch } from '../../paths'
import { communityPosts } from '../../posts/data/posts.api'
import css from './community.module.css'
import { EditorOverPage } from './editor-over-page'
import { TopicPage } from './topic-page'

const LISTS = [
  { key: 'hot', text: '热门' },
  { key: 'new', text: '最新' },
  { key: 'followed', text: '关注' },
] as const
type List = (typeof LISTS)[number]['key']

/** Starts to load the posts, so that the page can render them at once. */
export function loadCommunity({ request, context: host }: LoaderGiven) {
  const search = new URL(request.url).searchParams
  const topic = search.get('topic')
  const { key: list } = listOf(search)
  if (list === 'followed') return null
  const shown = { list, ...(topic && { topic }) }
  return host.dispatch(communityPosts.initiate(shown, { subscribe: false }))
}
type LoaderGiven = { request: Request; context: Host }

function listOf(search: URLSearchParams) {
  return LISTS.find(({ key }) => key === search.get('list')) ?? LISTS[0]
}

/** 社区: circles, and posts in lists that a finger swipes. With `?topic=`, posts of a topic. */
export function CommunityPage() {
  const [search] = useSearchParams()
  const topic = search.get('topic')
  return (
    <>
      {topic ? <TopicPage key={topic} topic={topic} /> : <Lists />}
      <EditorOverPage />
    </>
  )
}

function Lists() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [showsAll, setShowsAll] = useState(false)
  const shown = listOf(search)
  return (
    <div className={css.page}>
      <TabHeader title="社区" sibling={{ text: '头条', to: contentPaths.column() }}>
        <HeaderAct icon="list" text="全部圈子" onChoose={() => setShowsAll(true)} />
      </TabHeader>
      <CircleStrip onAll={() => setShowsAll(true)} />
      <TabPager
        label="帖子列表"
        items={LISTS}
        value={shown.key}
        onChoose={(key) =>
          navigate(contentPaths.community() + listSearch(key), {
            replace: true,
            preventScrollReset: true,
          })
        }
        top={BELOW_HEADER}
        renderPage={({ key, text }) => <OneList list={key} name={`${text}帖子`} />}
        loading={null}
      />
      <ComposeButton circle="any" />
      {showsAll && <AllCircles onClose={() => setShowsAll(false)} />}
    </div>
  )
}

function OneList({ list, name }: { list: List; name: string }) {
  const asMember = useAsMember()
  const navigate = useNavigate()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  if (list === 'followed' && !isLoggedIn) {
    const action = { label: '登录', onChoose: () => asMember(() => undefined) }
    return <EmptyState text="登录后看关注的人和圈子的帖子" action={action} />
  }
  const toHot = () => navigate(contentPaths.community(), { replace: true })
  const empty =
    list === 'followed'
      ? { text: '关注的人和圈子还没有帖子', action: { label: '去看热门', onChoose: toHot } }
      : { text: '还没有帖子，来发第一篇吧' }
  return <PostList of={{ list }} name={name} empty={empty} />
}
