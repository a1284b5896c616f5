import { useSetting } from '@saidian/shared/store'
import { Segmented } from '@saidian/shared/ui'
import { DateStrip } from '../features/date-strip/date-strip'
import type { Direction } from '../features/date-strip/date-strip.rules'
import type { SportLists } from '../sports/sport-lists'
import { tabsOf } from './list-tabs'

export type ListTabBarProps = {
  view: SportLists
  tab: string
  today: string
  direction: Direction
  date: string
  goTo: (tab: string, date?: string) => void
}

/** The tabs of a sport, and the days of 赛程 and 赛果. */
export function ListTabBar({ view, tab, today, direction, date, goTo }: ListTabBarProps) {
  const [teenMode] = useSetting('teenMode')
  const hasDays = tab === 'sc' || tab === 'sg'
  return (
    <>
      <Segmented
        label={`${view.title}列表`}
        items={tabsOf(view, teenMode)}
        value={tab}
        onChoose={(next) => goTo(next)}
      />
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
