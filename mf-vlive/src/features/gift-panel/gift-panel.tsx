import type { Gift } from '@saidian/shared/contracts/rooms'
import { EmptyState, ErrorState, Segmented, Skeleton } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { useGiftPurseQuery, useGiftsQuery } from './gift.api'
import { GiftGrid } from './gift-grid'
import { GiftLimit } from './gift-limit'
import css from './gift-panel.module.css'
import { GiftSend } from './gift-send'
import type { GiftChoice } from './send-queue'

const TABS: { key: GiftChoice['from']; text: string }[] = [
  { key: 'coins', text: '礼物' },
  { key: 'bag', text: '背包' },
]

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

/** 礼物 and 背包 of a member in a room: choose, send, go on with a combo, set an own limit. */
export function GiftPanel({ roomId, onClose }: { roomId: number; onClose: () => void }) {
  const gifts = useGiftsQuery()
  const purse = useGiftPurseQuery()
  const [from, setFrom] = useState<GiftChoice['from']>('coins')
  const [chosenId, setChosenId] = useState<number | null>(null)
  const failed = [gifts, purse].filter(({ data, error }) => error && !data)
  const bag = purse.data?.bag ?? []
  const shown: { gift: Gift; count?: number }[] =
    from === 'bag'
      ? bag
      : (gifts.data ?? []).filter(({ isFree }) => !isFree).map((gift) => ({ gift }))
  const chosen = shown.find(({ gift }) => gift.id === chosenId)?.gift ?? null

  return (
    <Sheet title="送礼物" onClose={onClose}>
      <div className={css.panel}>
        <Segmented
          label="礼物"
          items={TABS}
          value={from}
          onChoose={setFrom}
          look="pill"
          panelId="gifts"
        />
        <div id="gifts" role="tabpanel" aria-label={from === 'bag' ? '背包' : '礼物'}>
          {failed.length > 0 && (
            <ErrorState
              text="礼物加载失败，请稍后再试"
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            />
          )}
          {failed.length === 0 && !(gifts.data && purse.data) && <GridSkeleton />}
          {gifts.data && purse.data && shown.length === 0 && (
            <EmptyState text={from === 'bag' ? '背包是空的，看满 5 分钟送加油棒' : '暂无礼物'} />
          )}
          {gifts.data && purse.data && (
            <GiftGrid gifts={shown} chosenId={chosenId} onChoose={setChosenId} />
          )}
        </div>
        {purse.data && (
          <>
            <GiftSend roomId={roomId} gift={chosen} from={from} purse={purse.data} />
            <GiftLimit purse={purse.data} />
          </>
        )}
      </div>
    </Sheet>
  )
}

function GridSkeleton() {
  return (
    <div className={css.grid} role="status" aria-label="加载中">
      {PLACES.map((place) => (
        <div key={place} className={css.gift}>
          <Skeleton width={1} />
          <Skeleton width={2} />
        </div>
      ))}
    </div>
  )
}
