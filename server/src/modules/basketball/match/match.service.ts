import type {
  BasketballHeader,
  BasketballMatch,
  BasketballText,
  BoxScore,
  ShotChart,
} from '@saidian/shared/contracts/basketball'
import type { MatchOrigins } from '@saidian/shared/contracts/matches'
import type { SharedAnswer } from '../../../platform/http'
import { createPageReads, type PageContext } from '../../../sports/match'
import { basketballPageRules } from './basketball-page-rules'
import { bySide, type Facts } from './match.rules'
import { readBoxesOf } from './read/box.repository'
import { readFlowsOf } from './read/flow.repository'
import { readShotsOf } from './read/shots.repository'

type Shared<Data> = Promise<SharedAnswer<Data>>

export type MatchService = {
  detail: (matchId: number) => Shared<BasketballHeader>
  text: (matchId: number, page: { before?: number; limit?: number }) => Shared<BasketballText>
  box: (matchId: number) => Shared<BoxScore>
  shots: (matchId: number) => Shared<ShotChart>
  origins: (matchId: number) => Promise<MatchOrigins>
}

/** Reads the parts of a basketball match page. */
export function createMatchService(context: PageContext<BasketballMatch>): MatchService {
  const { db } = context
  const page = createPageReads<BasketballMatch, Facts>(context, basketballPageRules)
  return {
    detail: (matchId) => page.part(matchId, 'detail', async (opened) => page.header(opened)),
    text: (matchId, wanted) =>
      page.part(matchId, page.storyName(wanted), async () => {
        const [story, flows] = await Promise.all([
          page.story(matchId, wanted),
          readFlowsOf(db, [matchId]),
        ])
        return { ...story, flow: flows.get(matchId) ?? [] }
      }),
    box: (matchId) =>
      page.part(matchId, 'box', async () => {
        return bySide((await readBoxesOf(db, [matchId])).get(matchId) ?? [])
      }),
    shots: (matchId) =>
      page.part(matchId, 'shots', async () => {
        return { shots: (await readShotsOf(db, [matchId])).get(matchId) ?? [] }
      }),
    origins: page.origins,
  }
}
