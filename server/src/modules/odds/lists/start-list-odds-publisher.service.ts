import { type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import type { Bus } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import { createTopicSender, serveTopics } from '../../../platform/topics'
import type { FootballLists } from '../../football'
import { isKnownCompany, readNewest } from '../odds.repository'
import { companyOf } from '../odds.topics'
import type { ListOddsSnapshot } from './list-odds.service'
import { createListOddsPublisher, type ListOddsPublisher } from './list-odds-publisher.service'

const TICK_MS = 2_000
const ANY_COMPANY = 'odds/football/*'

export type ListOddsPublisherContext = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  lists: FootballLists
}

/** Publishes the odds of today's list and answers requests for them on the bus during the term. */
export function startListOddsPublisher(
  { db, bus, clock, log, lists }: ListOddsPublisherContext,
  { signal, isHeld }: Term,
): ListOddsPublisher {
  const sender = createTopicSender(bus, ANY_COMPANY)
  sender.answer(signal)
  const publisher = createListOddsPublisher({
    listed: lists.today,
    read: (companyIds, matchIds) => readNewest(db, companyIds, matchIds),
    isKnown: (companyId) => isKnownCompany(db, companyId),
    clock,
    publish: ({ companyId, epoch, seq }, data) => {
      sender.publish({ topic: TOPIC.footballOdds(companyId), epoch, seq, data })
    },
    mayPublish: isHeld,
  })
  const { snapshot, tick } = publisher
  serveTopics(
    { bus, log },
    {
      pattern: ANY_COMPANY,
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
