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
import { createListOddsOwner, type ListOddsOwner } from './list-odds-owner.service'

const TICK_MS = 2_000
const ANY_COMPANY = 'odds/football/*'

export type ListOddsDutyDeps = { db: Db; bus: Bus; clock: Clock; log: Logger; lists: FootballLists }

/** Publishes the odds of today's list and answers for them on the bus until the term is over. */
export function startListOddsDuty(
  { db, bus, clock, log, lists }: ListOddsDutyDeps,
  { signal, isHeld }: Term,
): ListOddsOwner {
  const topics = createTopicPublisher(bus, ANY_COMPANY)
  topics.answer(signal)
  const owner = createListOddsOwner({
    listed: lists.today,
    read: (companyIds, matchIds) => readNewest(db, companyIds, matchIds),
    isKnown: (companyId) => isKnownCompany(db, companyId),
    clock,
    publish: (companyId, position, data) => {
      topics.publish({ topic: TOPIC.footballOdds(companyId), ...position, data })
    },
    mayPublish: isHeld,
  })
  start({ owner, bus, log }, signal)
  return owner
}

type StartDeps = { owner: ListOddsOwner; bus: Bus; log: Logger }

function start({ owner, bus, log }: StartDeps, signal: AbortSignal): void {
  const snapshot = async (_payload: unknown, subject: string) => {
    const companyId = companyOf(subject.replaceAll('.', '/'))
    return companyId === null ? null : owner.snapshot(companyId)
  }
  const position = async (payload: unknown, subject: string) => {
    const known = await snapshot(payload, subject)
    return known === null ? null : { epoch: known.epoch, seq: known.seq }
  }
  bus.respond(positionSubject(ANY_COMPANY), position, signal)
  bus.respond(snapshotSubject(ANY_COMPANY), snapshot, signal)
  const timer = setInterval(() => {
    owner.tick().catch((error: unknown) => log.warn({ err: error }, 'list odds not read'))
  }, TICK_MS)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
