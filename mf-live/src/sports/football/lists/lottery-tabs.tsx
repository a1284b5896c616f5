import { lazy } from 'react'
import type { OwnTab } from '../../sport-lists'
import { lotteries } from './lotteries'

const LotteryList = lazy(async () => ({
  default: (await import('../lottery/lottery-list')).LotteryList,
}))

/** A lottery lists its issue in its own order, without filter and grouping. */
export const lotteryTabs: readonly OwnTab[] = lotteries.map(({ key, text }) => ({
  key,
  text,
  isLottery: true,
  render: (isDemo) => <LotteryList key={key} kind={key} isDemo={isDemo} />,
}))
