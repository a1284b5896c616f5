import { useMatchListQuery } from '@saidian/shared/matches'
import { TODAYS_FOOTBALL } from './todays-football'

/** Whether the football feed is a demonstration; false while unknown. */
export function useIsDemo(): boolean {
  return useMatchListQuery(TODAYS_FOOTBALL, {
    selectFromResult: ({ data }) => ({ isDemo: data?.feed.demo ?? false }),
  }).isDemo
}
