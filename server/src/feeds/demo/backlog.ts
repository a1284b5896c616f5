import type { FeedMessage } from '../feed'
import { playSubject } from './agenda'
import type { Chronicle } from './detail/chronicle'
import { detailSubject } from './detail/detail-agenda'
import { pastDetail } from './detail/match-detail'
import { inBatches } from './in-batches'
import { digest, momentsBy } from './play/digest'
import type { Progress } from './progress/progress'
import { type BansOf, injuriesOf, playersOf } from './squads/squad-messages'
import { unhurried } from './unhurried'
import type { DemoMatch } from './world/fixture'

const PAST_AT_ONCE = 50
const SCRIPTS_AT_ONCE = 5
const CLUBS_AT_ONCE = 20
/** Text, pressure and surroundings are told of the last days only. */
const WORDS_KEPT = 3.5 * 86_400

/** Something to tell when nothing is happening, made only then. */
export type Backlog = () => Promise<FeedMessage[]>

type Past = { before: number; chronicle: Chronicle; progress: Progress; seed: string; now: () => number }

/** What happened before the agenda and was not told while it happened, the newest first. */
export function pastBatches(matches: DemoMatch[], past: Past): Backlog[] {
  const isTold = ({ key }: DemoMatch['fixture']) =>
    past.progress.isOver(pastSubject(key)) ||
    (past.progress.isOver(playSubject(key)) && past.progress.isOver(detailSubject(key)))
  const over = matches.filter(({ fixture }) => fixture.kickoffAt < past.before).reverse()
  return inBatches(over, PAST_AT_ONCE).map((some) => async () => {
    const untold = some.filter(({ fixture }) => !isTold(fixture))
    return untold.length > 0 ? unhurried(tellPast(untold, past)) : []
  })
}

function pastSubject(matchKey: string): string {
  return `past ${matchKey}`
}

function* tellPast(matches: DemoMatch[], past: Past): Generator<FeedMessage[]> {
  const { chronicle, progress, seed, now } = past
  for (const some of inBatches(matches, SCRIPTS_AT_ONCE)) {
    yield some.flatMap((match) => {
      const script = chronicle.scriptOf(match)
      const to = momentsBy(script, now())
      const hasWords = now() - match.fixture.kickoffAt < WORDS_KEPT
      progress.set(pastSubject(match.fixture.key), now())
      return to > 0
        ? [digest(script, 0, to), ...pastDetail({ match, script, chronicle, seed, hasWords })]
        : []
    })
  }
}

type People = { seed: string; progress: Progress; at: number }

/** Players of the clubs that were not told before. */
export function playerBatches(teamKeys: Iterable<string>, { seed, progress, at }: People): Backlog[] {
  const subject = (teamKey: string) => `players ${teamKey}`
  const untold = [...teamKeys].filter((teamKey) => !progress.of(subject(teamKey)))
  return inBatches(untold, CLUBS_AT_ONCE).map((some) => async () => {
    for (const teamKey of some) progress.set(subject(teamKey), at)
    return [playersOf(seed, some, at)]
  })
}

/** Who misses the days around `day` at each club, unless it was told on that day. */
export function injuryBatches(
  teamKeys: readonly string[],
  day: number,
  { seed, progress, at, bansOf }: People & { bansOf: BansOf },
): Backlog[] {
  const subject = (teamKey: string) => `injuries ${teamKey}`
  const untold = teamKeys.filter((teamKey) => progress.of(subject(teamKey))?.toldAt !== day)
  return inBatches(untold, CLUBS_AT_ONCE).map((some) => async () => {
    for (const teamKey of some) progress.set(subject(teamKey), day)
    return injuriesOf(some, { seed, day, at, bansOf })
  })
}
