import type { FeedMessage } from '../../feed'
import { priceHistory, priceSummary } from '../odds/price-history'
import type { Script } from '../play/script'
import { tellStory } from '../words/tell-story'
import type { DemoMatch } from '../world/fixture'
import type { Chronicle } from './chronicle'
import { lineupStrand } from './lineup-strand'
import { oddsStrand } from './odds-strand'
import { newsOf, type Strand } from './strand'
import { textStrand } from './text-strand'

/** Everything that is told of a match around its day. */
export function strandsOf(match: DemoMatch, chronicle: Chronicle, seed: string): Strand[] {
  const script = chronicle.scriptOf(match)
  return [
    lineupStrand(match, script, seed),
    textStrand(match.fixture.key, tellStory(match, script, seed)),
    oddsStrand(priceHistory(match, script, seed)),
  ]
}

/** What is kept of a match long past: the elevens with their last ratings, first and last prices. */
export function pastDetail(match: DemoMatch, script: Script, seed: string): FeedMessage[] {
  const strands = [lineupStrand(match, script, seed), oddsStrand(priceSummary(match, script, seed))]
  return strands.flatMap((strand) => newsOf(strand, 0, Number.POSITIVE_INFINITY))
}
