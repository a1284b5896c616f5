import { collectSlices } from '../../collect-slices'
import type { DetailMessage, FeedFixture, FeedMessage } from '../../feed'
import { inBatches } from '../../in-batches'
import { detailSubject } from '../detail/detail-schedule'
import type { Progress } from '../progress/progress'
import { playSubject } from './play-schedule'

const PAST_BATCH_SIZE = 50
const TIMELINE_BATCH_SIZE = 5
const CLUB_BATCH_SIZE = 20

/** Creates messages when called; the feed calls it while nothing else is due. */
export type BatchJob<State> = () => Promise<FeedMessage<State>[]>

type Past<Match, State> = {
  before: number
  progress: Progress
  messagesOf: (match: Match, now: number) => FeedMessage<State>[]
  now: () => number
}

/** Matches before the play schedule that no run has published, newest first. */
export function pastBatches<Match extends { fixture: FeedFixture }, State>(
  matches: Match[],
  past: Past<Match, State>,
): BatchJob<State>[] {
  const isPublished = ({ key }: FeedFixture) =>
    past.progress.isOver(pastSubject(key)) ||
    (past.progress.isOver(playSubject(key)) && past.progress.isOver(detailSubject(key)))
  const over = matches.filter(({ fixture }) => fixture.kickoffAt < past.before).reverse()
  return inBatches(over, PAST_BATCH_SIZE).map((some) => async () => {
    const unpublished = some.filter(({ fixture }) => !isPublished(fixture))
    return unpublished.length > 0 ? collectSlices(slicesOf(unpublished, past)) : []
  })
}

function pastSubject(matchKey: string): string {
  return `past ${matchKey}`
}

function* slicesOf<Match extends { fixture: FeedFixture }, State>(
  matches: Match[],
  { progress, messagesOf, now }: Past<Match, State>,
): Generator<FeedMessage<State>[]> {
  for (const some of inBatches(matches, TIMELINE_BATCH_SIZE)) {
    yield some.flatMap((match) => {
      const messages = messagesOf(match, now())
      progress.set(pastSubject(match.fixture.key), now())
      return messages
    })
  }
}

type People = {
  progress: Progress
  at: number
  playersOf: (teamKeys: readonly string[], at: number) => DetailMessage
}

/** Players of the clubs that no run has published. */
export function playerBatches(
  teamKeys: Iterable<string>,
  { progress, at, playersOf }: People,
): (() => Promise<DetailMessage[]>)[] {
  return clubBatches(teamKeys, 'players', {
    isPublished: (subject) => progress.of(subject) !== undefined,
    publish: (some, subjectOf) => {
      for (const teamKey of some) progress.set(subjectOf(teamKey), at)
      return [playersOf(some, at)]
    },
  })
}

type ClubMessages = {
  isPublished: (subject: string) => boolean
  publish: (teamKeys: string[], subjectOf: (teamKey: string) => string) => DetailMessage[]
}

/** Messages about clubs, some clubs at a time. */
export function clubBatches(
  teamKeys: Iterable<string>,
  name: string,
  { isPublished, publish }: ClubMessages,
): (() => Promise<DetailMessage[]>)[] {
  const subjectOf = (teamKey: string) => `${name} ${teamKey}`
  const unpublished = [...teamKeys].filter((teamKey) => !isPublished(subjectOf(teamKey)))
  return inBatches(unpublished, CLUB_BATCH_SIZE).map((some) => async () => publish(some, subjectOf))
}
