import type { FeedBasketballState, FeedFacts } from '../../../feed'
import { hashOf, randomFrom } from '../../../random'
import type { DetailStream } from '../../../timeline'
import { inventName } from '../../squads/invented-name'
import type { BasketballMatch } from '../world/fixture'

const EARLY_SECONDS = 20 * 3600
const ARENAS = ['体育馆', '中心球馆', '竞技馆', '体育中心', '篮球馆', '奥体中心体育馆']
const OFFICIALS = 24

/** Arena and officials, known the day before. */
export function factsStream(
  match: BasketballMatch,
  seed: string,
): DetailStream<FeedBasketballState> {
  const at = match.fixture.kickoffAt - EARLY_SECONDS
  return {
    times: [at],
    messagesFor: (_from, to) => [
      {
        kind: 'facts',
        at,
        matchKey: match.fixture.key,
        revision: to,
        facts: factsOf(match, seed),
      },
    ],
  }
}

export function factsOf(match: BasketballMatch, seed: string): FeedFacts {
  return { venue: arenaOf(match, seed), referee: officialsOf(match, seed).join('、') }
}

/** Invented arena of the home side, the same at every game. */
function arenaOf({ home }: BasketballMatch, seed: string): string {
  return `${home.shortZh}${ARENAS[hashOf(`${seed}/arena/${home.key}`) % ARENAS.length] ?? '体育馆'}`
}

/** Three of the invented officials of the league. */
export function officialsOf({ fixture, league }: BasketballMatch, seed: string): string[] {
  const first = hashOf(`${seed}/officials/${fixture.key}`)
  return [0, 1, 2].map((place) => {
    const number = (first + place * 7) % OFFICIALS
    return inventName(league.names, randomFrom(`${seed}/official/${league.key}/${number}`)).nameZh
  })
}
