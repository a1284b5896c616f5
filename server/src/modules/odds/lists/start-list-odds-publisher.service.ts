import { TOPIC } from '@saidian/shared/contracts'
import { type Bus, positionSubject } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import { createTopicPublisher } from '../../../platform/topics'
import type { FootballLists } from '../../football'
import { isKnownCompany, readNewest } from '../odds.repository'
import { companyOf, snapshotSubject } from '../odds.topics'
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
  const topics = createTopicPublisher(bus, ANY_COMPANY)
  topics.answer(signal)
  const publisher = createListOddsPublisher({
    listed: lists.today,
    read: (companyIds, matchIds) => readNewest(db, companyIds, matchIds),
    isKnown: (companyId) => isKnownCompany(db, companyId),
    clock,
    publish: (companyId, position, data) => {
      topics.publish({ topic: TOPIC.footballOdds(companyId), ...position, data })
    },
    mayPublish: isHeld,
  })
  start({ publisher, bus, log }, signal)
  return publisher
}

type StartDeps = { publisher: ListOddsPublisher; bus: Bus; log: Logger }

function start({ publisher, bus, log }: StartDeps, signal: AbortSignal): void {
  const snapshot = async (_payload: unknown, subject: string) => {
    const companyId = companyOf(subject.replaceAll('.', '/'))
    return companyId === null ? null : publisher.snapshot(companyId)
  }
  const position = async (payload: unknown, subject: string) => {
    const known = await snapshot(payload, subject)
    return known === null ? null : { epoch: known.epoch, seq: known.seq }
  }
  bus.respond(positionSubject(ANY_COMPANY), position, signal)
  bus.respond(snapshotSubject(ANY_COMPANY), snapshot, signal)
  const timer = setInterval(() => {
    publisher.tick().catch((error: unknown) => log.warn({ err: error }, 'list odds not read'))
  }, TICK_MS)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
