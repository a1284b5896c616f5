import { Button, EmptyState, ErrorState, Sheet, Skeleton } from '@saidian/shared/ui'
import { GiftCodeForm } from './gift-code-form'
import { useWalletInfiniteQuery } from './wallet.api'
import css from './wallet.module.css'
import { WalletLine } from './wallet-line'

/** Coins of the member: balance, entries and gift codes. */
export function WalletSheet({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useWalletInfiniteQuery()
  const coins = data?.pages[0]?.coins
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Sheet title="我的金币" onClose={onClose}>
      <div className={css.sheet}>
        {error && <ErrorState text="金币加载失败，请稍后再试" onRetry={refetch} />}
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
              <ul className={css.lines} aria-label="金币记录">
                {entries.map((entry) => (
                  <WalletLine key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
            {hasNextPage && (
              <Button
                look="plain"
                isWide
                disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                更早的记录
              </Button>
            )}
          </>
        )}
      </div>
    </Sheet>
  )
}
