import { paths } from '@saidian/shared/contracts/page'
import { ErrorState, LoadingOverlay } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import { LeavingNote } from '../features/leave/leaving-note'
import { CountsSkeleton } from '../features/member-home/counts-skeleton'
import { type Entry, EntryList } from '../features/member-home/entry-list'
import { HeadSkeleton } from '../features/member-home/head-skeleton'
import { MemberCounts } from '../features/member-home/member-counts'
import { MemberHead } from '../features/member-home/member-head'
import css from '../features/member-home/member-home.module.css'
import { VisitorHead } from '../features/member-home/visitor-head'
import { useMe } from '../member/use-me'
import { userPaths } from '../paths'
import { useOverlay } from './use-overlay'

const WalletSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "wallet" */ '../features/wallet/wallet-sheet'))
    .WalletSheet,
}))

const MINE: readonly Entry[] = [
  { title: '我的比赛', to: userPaths.matches(), icon: 'pitch' },
  { title: '我的关注', to: userPaths.follows(), icon: 'star' },
  { title: '浏览历史', to: userPaths.history(), icon: 'clock' },
]

/** Entries that work without a login. */
const VISITOR: readonly Entry[] = [
  { title: '关注的比赛', note: '保存在本机', to: paths.footballFollows(), icon: 'star' },
  { title: '今日比赛', to: paths.scores(), icon: 'pitch' },
]

const HELP: readonly Entry[] = [
  { title: '设置', to: userPaths.settings(), icon: 'gear' },
  { title: '常见问题', to: userPaths.questions(), icon: 'bulb' },
  { title: '意见反馈', to: userPaths.feedback(), icon: 'message' },
  { title: '关于我们', to: userPaths.about(), icon: 'info' },
]

/** 我的. */
export function UserPage() {
  const { isLoggedIn, info, hasFailed, refresh } = useMe()
  const wallet = useOverlay('wallet')
  return (
    <main className={css.page}>
      <h1 className={css.spoken}>我的</h1>
      {hasFailed ? (
        <ErrorState text="资料加载失败，请稍后再试" onRetry={refresh} />
      ) : (
        <div className={css.band}>
          {!isLoggedIn && <VisitorHead />}
          {isLoggedIn && (info ? <MemberHead info={info} /> : <HeadSkeleton />)}
        </div>
      )}
      {info?.deletingAt != null && (
        <LeavingNote deletingAt={info.deletingAt} onCancelled={refresh} />
      )}
      {info && <MemberCounts info={info} onWallet={wallet.open} />}
      {isLoggedIn && !info && !hasFailed && <CountsSkeleton />}
      <EntryList label="我的" entries={isLoggedIn ? MINE : VISITOR} />
      <EntryList label="帮助与设置" entries={HELP} />
      {info && wallet.isOpen && (
        <Suspense fallback={<LoadingOverlay />}>
          <WalletSheet onClose={wallet.close} />
        </Suspense>
      )}
    </main>
  )
}
