import { type Bus, topicOf } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import { createHandedTopics, createTopicSender, serveTopics } from '../../../platform/topics'
import type { MatchRow } from '../../match-row'
import type { Sport } from '../../sport'
import { anyMatch, ballPositionsSubject, matchIdOf } from '../match.topics'
import { leftMatch, restoreMatch } from './left-match.rules'
import { createMatchPublisher, type MatchPublisher } from './match-publisher.service'
import type { MatchReaderDeps } from './match-reader'
import type { MatchState } from './match-topics'

const TICK_MS = 500

export type MatchPublisherContext<Row extends MatchRow> = MatchReaderDeps<Row> & {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  sport: Sport
}

/** Publishes the topics of matches and answers requests for them on the bus during the term. */
export function startMatchPublisher<Row extends MatchRow>(
  deps: MatchPublisherContext<Row>,
  { signal, isHeld, atEnd }: Term,
): MatchPublisher {
  const { db, bus, sport } = deps
  const pattern = anyMatch(sport)
  const sender = createTopicSender(bus, pattern)
  sender.answer(signal)
  const publisher = createMatchPublisher({
    ...deps,
    isInPlay: sport.statuses.isInPlay,
    publish: ({ matchId, epoch, seq }, data) => {
      sender.publish({ topic: sport.topics.match(matchId), epoch, seq, data })
    },
    mayPublish: isHeld,
    handed: createHandedTopics<MatchState<Row>>({
      db,
      sender,
      save: leftMatch,
      restore: restoreMatch,
      nameOf: ({ matchId }) => sport.topics.match(matchId),
    }),
  })
  atEnd?.(publisher.leave)
  const tick = { everyMs: TICK_MS, run: publisher.tick }
  const { position } = publisher
  serveTopics(deps, { pattern, keyOf: matchIdOf, position, tick }, { signal })
  bus.respond(
    ballPositionsSubject(pattern),
    (_payload, subject) => publisher.ballPositions(matchIdOf(topicOf(subject)) ?? 0),
    signal,
  )
  return publisher
}
