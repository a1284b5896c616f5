import { randomUUID } from 'node:crypto'
import { type OddsLine, TOPIC } from '@saidian/shared/contracts'
import { type Bus, positionSubject, type TopicMessage, topicSubject } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { FootballLists } from '../../football'
import { beatsSubject, matchIdOf } from '../match.topics'
import { createMatchOwner, type MatchOwner } from './match-owner.service'

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

/** The owner of `match/football/{id}` on the bus. `start` answers for it until `signal` aborts. */
export function createMatchDuty(deps: DutyDeps): { owner: MatchOwner; start: (signal: AbortSignal) => void } {
  const { bus } = deps
  const owner = createMatchOwner({
    ...deps,
    epoch: randomUUID(),
    publish: (matchId, position, data) => {
      const topic = TOPIC.footballMatch(matchId)
      const message: TopicMessage = { topic, ...position, data }
      bus.publish(topicSubject(topic), message)
    },
  })
  return {
    owner,
    start: (signal) => {
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
        (_payload, subject) => owner.beats(matchIdOf(subject.replaceAll('.', '/')) ?? 0),
        signal,
      )
      const timer = setInterval(owner.tick, TICK_MS)
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    },
  }
}
