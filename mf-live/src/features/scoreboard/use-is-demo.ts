import { useFootballLiveQuery } from './scoreboard.api'

/** Whether the feed of football plays a demonstration; false until it is known. */
export function useIsDemo(): boolean {
  return useFootballLiveQuery(undefined, {
    selectFromResult: ({ data }) => ({ isDemo: data?.feed.demo ?? false }),
  }).isDemo
}
