import { type Sport, useMatchListQuery } from '@saidian/shared/matches'
import { todaysList } from './todays-list'

/** Whether the feed of the sport is a demonstration; false while unknown. */
export function useIsDemo(sport: Sport): boolean {
  return useMatchListQuery(todaysList(sport), {
    selectFromResult: ({ data }) => ({ isDemo: data?.feed.demo ?? false }),
  }).isDemo
}
