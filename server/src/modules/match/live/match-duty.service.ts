import { randomUUID } from 'node:crypto'
import { type OddsLine, TOPIC } from '@saidian/shared/contracts'
import { type Bus, positionSubject } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import { createTopicPublisher } from '../../../platform/topics'
import type { FootballLists } from '../../football'
import { beatsSubject, matchIdOf } from '../match.topics'
import { createMatchOwner, type MatchOwner } from './match-owner.service'
import { createMatchReads } from './match-reader'

const TICK_MS = 500
const ANY_MATCH = 'match/football/*'

export type DutyDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  lists: FootballLists
  readOddsLines: (db: Db, matchId: number) => Promise<OddsLine[]>
}

/** Publishes `match/football/{id}` and answers for it on the bus until the term is over. */
export function startMatchDuty(deps: DutyDeps, { signal, isHeld }: Term): MatchOwner {
  const { bus } = deps
  const topics = createTopicPublisher(bus, ANY_MATCH)
  topics.answer(signal)
  const owner = createMatchOwner({
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
      return matchId === null ? null : owner.position(matchId)
    },
    signal,
  )
  bus.respond(
    beatsSubject(ANY_MATCH),
    (_payload, subject) => owner.ballPositions(matchIdOf(subject.replaceAll('.', '/')) ?? 0),
    signal,
  )
  const timer = setInterval(owner.tick, TICK_MS)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  return owner
}
