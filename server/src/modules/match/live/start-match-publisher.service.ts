import type { OddsLine } from '@saidian/shared/contracts/odds'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { type Bus, topicOf } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import { createTopicSender, serveTopics } from '../../../platform/topics'
import type { FootballLists } from '../../football'
import { ballPositionsSubject, matchIdOf } from '../match.topics'
import { createMatchPublisher, type MatchPublisher } from './match-publisher.service'
import { createMatchReads } from './match-reader'

const TICK_MS = 500
const ANY_MATCH = 'match/football/*'

export type MatchPublisherContext = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  lists: FootballLists
  readOddsLines: (db: Db, matchId: number) => Promise<OddsLine[]>
}

/** Publishes `match/football/{id}` and answers requests for it on the bus during the term. */
export function startMatchPublisher(
  deps: MatchPublisherContext,
  { signal, isHeld }: Term,
): MatchPublisher {
  const { bus } = deps
  const sender = createTopicSender(bus, ANY_MATCH)
  sender.answer(signal)
  const publisher = createMatchPublisher({
    ...deps,
    reads: createMatchReads(deps.db),
    publish: ({ matchId, epoch, seq }, data) => {
      sender.publish({ topic: TOPIC.footballMatch(matchId), epoch, seq, data })
    },
    mayPublish: isHeld,
  })
  const tick = { everyMs: TICK_MS, run: publisher.tick }
  const { position } = publisher
  serveTopics(deps, { pattern: ANY_MATCH, keyOf: matchIdOf, position, tick }, { signal })
  bus.respond(
    ballPositionsSubject(ANY_MATCH),
    (_payload, subject) => publisher.ballPositions(matchIdOf(topicOf(subject)) ?? 0),
    signal,
  )
  return publisher
}
