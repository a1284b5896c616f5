import { Favourites } from '@saidian/shared/marks'
import { useSearchParams } from '@saidian/shared/router'
import { Segmented } from '@saidian/shared/ui'
import { OwnPosts } from '../../features/own-posts/own-posts'
import { SubPage } from '../../layout/sub-page'

const TABS = [
  { key: 'posts', text: '帖子' },
  { key: 'favourites', text: '收藏' },
] as const

/** 我的帖子, and what the member keeps of the posts and articles of others. */
export function PostsPage() {
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'favourites' ? 'favourites' : 'posts'
  return (
    <SubPage title="我的帖子">
      <Segmented
        label="我的帖子"
        items={TABS}
        value={tab}
        onChoose={(key) => setQuery(key === 'posts' ? {} : { tab: key }, { replace: true })}
      />
      {tab === 'posts' ? <OwnPosts /> : <Favourites />}
    </SubPage>
  )
}
