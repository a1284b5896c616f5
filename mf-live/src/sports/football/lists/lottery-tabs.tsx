import { lazy } from 'react'
import type { OwnTab } from '../../sport-lists'
import type { LotteryKind } from '../lottery/lottery.rules'

const LotteryList = lazy(async () => ({
  default: (await import('../lottery/lottery-list')).LotteryList,
}))

const tabOf = (kind: LotteryKind, text: string): OwnTab => ({
  key: kind,
  text,
  isLottery: true,
  render: (isDemo) => <LotteryList key={kind} kind={kind} isDemo={isDemo} />,
})

/** A lottery lists its issue in its own order, without filter and grouping. */
export const lotteryTabs: readonly OwnTab[] = [
  tabOf('jc', '竞彩'),
  tabOf('bd', '北单'),
  tabOf('zc', '足彩'),
]
