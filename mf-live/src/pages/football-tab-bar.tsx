import { useSetting } from '@saidian/shared/store'
import { Segmented } from '@saidian/shared/ui'
import { DateStrip } from '../features/date-strip/date-strip'
import type { Direction } from '../features/date-strip/date-strip.rules'
import type { FootballTab } from '../paths'
import { FOOTBALL_TABS, lotteryOf } from './football-tabs'

export type FootballTabBarProps = {
  tab: FootballTab
  today: string
  direction: Direction
  date: string
  goTo: (tab: FootballTab, date?: string) => void
}

/** The tabs of 足球, and the days of 赛程 and 赛果. Teen mode hides the lotteries. */
export function FootballTabBar({ tab, today, direction, date, goTo }: FootballTabBarProps) {
  const [teenMode] = useSetting('teenMode')
  const tabs = teenMode ? FOOTBALL_TABS.filter(({ key }) => lotteryOf(key) === null) : FOOTBALL_TABS
  const hasDays = tab === 'sc' || tab === 'sg'
  return (
    <>
      <Segmented label="足球列表" items={tabs} value={tab} onChoose={(next) => goTo(next)} />
      {hasDays && (
        <DateStrip
          today={today}
          direction={direction}
          value={date}
          onChoose={(day) => goTo(tab, day === today ? undefined : day)}
        />
      )}
    </>
  )
}
