import { randomUUID } from 'node:crypto'
import { type OddsLine, TOPIC } from '@saidian/shared/contracts'
import { type Bus, positionSubject } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import { createTopicPublisher } from '../../../platform/topics'
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
  const topics = createTopicPublisher(bus, ANY_MATCH)
  topics.answer(signal)
  const publisher = createMatchPublisher({
    ...deps,
    reads: createMatchReads(deps.db),
    epoch: randomUUID(),
    publish: (matchId, position, data) => {
      topics.publish({ topic: TOPIC.footballMatch(matchId), ...position, data })
    },
    mayPublish: isHeld,
  })
  bus.respond(
    positionSubject(ANY_MATCH),
    (_payload, subject) => {
      const matchId = matchIdOf(subject.replaceAll('.', '/'))
      return matchId === null ? null : publisher.position(matchId)
    },
    signal,
  )
  bus.respond(
    ballPositionsSubject(ANY_MATCH),
    (_payload, subject) => publisher.ballPositions(matchIdOf(subject.replaceAll('.', '/')) ?? 0),
    signal,
  )
  const timer = setInterval(publisher.tick, TICK_MS)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  return publisher
}
