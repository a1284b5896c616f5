import type { Position } from '@saidian/shared/contracts/sockets'
import type { Bus } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import { createHandedTopics, createTopicSender, serveTopics } from '../../../platform/topics'
import type { MatchLists } from '../../lists'
import { isKnownCompany, readNewest } from '../odds.repository'
import { anyCompany, companyOf } from '../odds.topics'
import type { OddsSport } from '../odds-sport'
import type { ListOddsSnapshot } from './list-odds.service'
import {
  createListOddsPublisher,
  type ListOddsPublisher,
  leftOdds,
  restoreOdds,
} from './list-odds-publisher.service'

const TICK_MS = 2_000

export type ListOddsPublisherContext = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  sport: OddsSport
  lists: MatchLists
}

/** Publishes the odds of today's list and answers requests for them on the bus during the term. */
export function startListOddsPublisher(
  { db, bus, clock, log, sport, lists }: ListOddsPublisherContext,
  { signal, isHeld, atEnd }: Term,
): ListOddsPublisher {
  const pattern = anyCompany(sport)
  const sender = createTopicSender(bus, pattern)
  sender.answer(signal)
  const publisher = createListOddsPublisher({
    kinds: sport.odds.kinds,
    listed: lists.today,
    read: (companyIds, matchIds) => readNewest(db, sport, companyIds, matchIds),
    isKnown: (companyId) => isKnownCompany(db, companyId),
    clock,
    publish: ({ companyId, epoch, seq }, data) => {
      sender.publish({ topic: sport.topics.odds(companyId), epoch, seq, data })
    },
    mayPublish: isHeld,
    handed: createHandedTopics({
      db,
      sender,
      save: leftOdds,
      restore: restoreOdds,
      nameOf: ({ companyId }) => sport.topics.odds(companyId),
    }),
  })
  atEnd?.(publisher.leave)
  const { snapshot, tick } = publisher
  serveTopics(
    { bus, log },
    {
      pattern,
      keyOf: companyOf,
      position: async (companyId) => positionOf(await snapshot(companyId)),
      snapshot,
      tick: { everyMs: TICK_MS, run: tick },
    },
    { signal },
  )
  return publisher
}

function positionOf(snapshot: ListOddsSnapshot | null): Position | null {
  return snapshot && { epoch: snapshot.epoch, seq: snapshot.seq }
}
