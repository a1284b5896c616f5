import { useNavigate, useSearchParams } from '@saidian/shared/router'
import { Page, Segmented } from '@saidian/shared/ui'
import { Followed } from '../features/follows/followed'
import { Kept } from '../features/follows/kept'
import { userPaths } from '../paths'

const TABS = [
  { key: 'follows', text: '关注' },
  { key: 'favourites', text: '收藏' },
] as const

/** 我的关注, with what is kept beside it. */
export function AttentionPage() {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'favourites' ? 'favourites' : 'follows'
  return (
    <Page title="我的关注" onBack={() => navigate(userPaths.home())}>
      <Segmented
        label="关注与收藏"
        items={TABS}
        value={tab}
        onChoose={(key) => setQuery(key === 'follows' ? {} : { tab: key }, { replace: true })}
      />
      {tab === 'follows' ? <Followed /> : <Kept />}
    </Page>
  )
}
