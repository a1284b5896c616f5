import { type Sport, useMatchLists } from '@saidian/shared/matches'
import { todaysList } from './todays-list'

/** Whether the feed of the sport is a demonstration; false while unknown. */
export function useIsDemo(sport: Sport): boolean {
  const { shown } = useMatchLists([todaysList(sport)], ({ data }) => data?.feed.demo ?? false)
  return shown[0] ?? false
}
