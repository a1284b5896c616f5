import { useFootballLiveQuery } from './scoreboard.api'

/** Whether the football feed is a demonstration; false while unknown. */
export function useIsDemo(): boolean {
  return useFootballLiveQuery(undefined, {
    selectFromResult: ({ data }) => ({ isDemo: data?.feed.demo ?? false }),
  }).isDemo
}
