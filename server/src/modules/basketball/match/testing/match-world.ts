import {
  type BasketballEvent,
  type BasketballHeader,
  type BasketballText,
  type BoxScore,
  isBasketballEvent,
  type ShotChart,
} from '@saidian/shared/contracts/basketball'
import { SPORT } from '@saidian/shared/contracts/personal'
import type { FeedBasketballState } from '../../../../feeds/feed'
import { openPageWorld, type PageSport } from '../../../../sports/fixtures'
import { listOddsModule } from '../../../../sports/odds'
import { basketballModules } from '../../basketball.module'
import { basketball } from '../../sport'
import { basketballWorld } from './messages'

export { soon } from '../../../../sports/fixtures'

export type MatchWorld = Awaited<ReturnType<typeof openMatchWorld>>

const BASKETBALL_PAGES: Omit<PageSport<FeedBasketballState, BasketballEvent>, 'world'> = {
  open: (deps) => {
    const { basketball: lists, match, odds, analysis } = basketballModules(deps)
    const { listOdds } = odds
    const ofLists = listOddsModule({ [SPORT.football]: listOdds, [SPORT.basketball]: listOdds })
    return { lists, match, others: [odds, analysis, ofLists] }
  },
  topic: basketball.topics.match,
  isEvent: isBasketballEvent,
}

/** Basketball and match pages over a test database; the test delivers the messages of the feed. */
export async function openMatchWorld(messages = basketballWorld(['a', 'b'])) {
  const world = await openPageWorld({ ...BASKETBALL_PAGES, world: messages })
  const { get, id } = world
  const read = async <T>(path: string) => (await get<T>(`/live/basket/match/${path}`)).data
  return {
    ...world,
    header: () => read<BasketballHeader>(`detail/${id}`),
    text: (query = '') => read<BasketballText>(`textLive/${id}${query}`),
    box: () => read<BoxScore>(`player/${id}`),
    shots: () => read<ShotChart>(`shot/${id}`),
  }
}
