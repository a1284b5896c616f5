import {
  isMatchEvent,
  type MatchEvent,
  type MatchHeader,
  type MatchText,
} from '@saidian/shared/contracts/football'
import type { FeedMatchState } from '../../../../feeds/feed'
import { openPageWorld, type PageSport } from '../../../../sports/fixtures'
import { footballWorld } from '../../../../testing'
import { footballModules } from '../../football.module'
import { football } from '../../sport'

export { soon } from '../../../../sports/fixtures'

export type MatchWorld = Awaited<ReturnType<typeof openMatchWorld>>

const FOOTBALL_PAGES: PageSport<FeedMatchState, MatchEvent> = {
  open: (deps) => {
    const { football: lists, match } = footballModules(deps)
    return { lists, match }
  },
  topic: football.topics.match,
  isEvent: isMatchEvent,
  world: footballWorld(['a', 'b']),
}

/** Football and match pages over a test database, with a feed whose messages the test delivers. */
export async function openMatchWorld() {
  const world = await openPageWorld(FOOTBALL_PAGES)
  const { get, id } = world
  return {
    ...world,
    header: async () => (await get<MatchHeader>(`/live/fb/match/live/navigation/${id}`)).data,
    text: async (query = '') =>
      (await get<MatchText>(`/live/fb/match/live/textLive/${id}${query}`)).data,
  }
}
