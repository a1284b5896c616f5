import { useContributions } from '@saidian/shared/host'
import { ErrorState, LoadingOverlay } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import { LeavingNote } from '../features/leave/leaving-note'
import { BannedNote } from '../features/member-home/banned-note'
import { CountsSkeleton } from '../features/member-home/counts-skeleton'
import { EntryList } from '../features/member-home/entry-list'
import { HeadSkeleton } from '../features/member-home/head-skeleton'
import { MemberCounts } from '../features/member-home/member-counts'
import { MemberHead } from '../features/member-home/member-head'
import css from '../features/member-home/member-home.module.css'
import { VisitorHead } from '../features/member-home/visitor-head'
import { useMe } from '../member/use-me'
import { useOverlay } from './use-overlay'

const WalletSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "wallet" */ '../features/wallet/wallet-sheet'))
    .WalletSheet,
}))

/** 我的. */
export function UserPage() {
  const { isLoggedIn, info, hasFailed, refresh } = useMe()
  const wallet = useOverlay('wallet')
  const entries = useContributions('user.entries')
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
      {info?.isBanned && <BannedNote />}
      {info?.deletingAt != null && (
        <LeavingNote deletingAt={info.deletingAt} onCancelled={refresh} />
      )}
      {info && <MemberCounts info={info} onWallet={wallet.open} />}
      {isLoggedIn && !info && !hasFailed && <CountsSkeleton />}
      <EntryList label="我的" entries={entries.filter(({ group }) => group === 'mine')} />
      <EntryList label="帮助与设置" entries={entries.filter(({ group }) => group === 'help')} />
      {info && wallet.isOpen && (
        <Suspense fallback={<LoadingOverlay />}>
          <WalletSheet onClose={wallet.close} />
        </Suspense>
      )}
    </main>
  )
}
