import type { WalletEntry } from '@saidian/shared/contracts/wallet'
import { EmptyState, ErrorState, Skeleton } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useMemo } from 'react'
import { GiftCodeForm } from './gift-code-form'
import { useWalletInfiniteQuery } from './wallet.api'
import css from './wallet.module.css'
import { WalletLine } from './wallet-line'

const keyOf = ({ id }: WalletEntry) => id
/** In rem. */
const guessOf = () => 1.3
const renderEntry = (entry: WalletEntry) => <WalletLine entry={entry} />

/** Coins of the member: balance, entries and gift codes. */
export function WalletSheet({ onClose }: { onClose: () => void }) {
  const query = useWalletInfiniteQuery()
  const { data, error, refetch } = query
  const coins = data?.pages[0]?.coins
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries) ?? [], [data])
  return (
    <Sheet title="我的金币" onClose={onClose}>
      <div className={css.sheet}>
        {error && !data && <ErrorState text="金币加载失败，请稍后再试" onRetry={refetch} />}
        {!error && coins === undefined && (
          <div className={css.loading} role="status" aria-label="加载中">
            <Skeleton width={4} />
            <Skeleton width={10} />
            <Skeleton width={10} />
          </div>
        )}
        {coins !== undefined && (
          <>
            <p className={css.balance}>
              <span className={css.coins}>{coins}</span> 金币
            </p>
            <GiftCodeForm />
            {entries.length === 0 ? (
              <EmptyState text="还没有金币记录" />
            ) : (
              <EndlessList
                label="金币记录"
                items={entries}
                keyOf={keyOf}
                guessOf={guessOf}
                renderItem={renderEntry}
                next={nextPageOf(query)}
              />
            )}
          </>
        )}
      </div>
    </Sheet>
  )
}
