import { useSearchParams } from '@saidian/shared/router'
import { Segmented } from '@saidian/shared/ui'
import { FollowedMatches } from '../../features/matches/followed-matches'
import { WatchedMatches } from '../../features/matches/watched-matches'
import { SubPage } from '../../layout/sub-page'

const TABS = [
  { key: 'followed', text: '关注的' },
  { key: 'watched', text: '看过的' },
] as const

/** 我的比赛. */
export function MatchesPage() {
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'watched' ? 'watched' : 'followed'
  return (
    <SubPage title="我的比赛">
      <Segmented
        label="我的比赛"
        items={TABS}
        value={tab}
        onChoose={(key) => setQuery(key === 'followed' ? {} : { tab: key }, { replace: true })}
      />
      {tab === 'followed' ? <FollowedMatches /> : <WatchedMatches />}
    </SubPage>
  )
}
