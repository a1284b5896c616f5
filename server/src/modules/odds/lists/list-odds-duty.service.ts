import { TOPIC } from '@saidian/shared/contracts'
import { type Bus, positionSubject, type TopicMessage, topicSubject } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { FootballLists } from '../../football'
import { isKnownCompany, readNewest } from '../odds.repository'
import { companyOf, snapshotSubject } from '../odds.topics'
import { createListOddsOwner, type ListOddsOwner } from './list-odds-owner.service'

const TICK_MS = 2_000
const ANY_COMPANY = 'odds/football/*'

export type ListOddsDutyDeps = { db: Db; bus: Bus; clock: Clock; log: Logger; lists: FootballLists }

export type ListOddsDuty = {
  take: ListOddsOwner['take']
  /** Answers for the odds of today's list on the bus and tells what changes, until `signal` aborts. */
  start: (signal: AbortSignal) => void
}

export function createListOddsDuty({ db, bus, clock, log, lists }: ListOddsDutyDeps): ListOddsDuty {
  const owner = createListOddsOwner({
    listed: lists.today,
    read: (companyIds, matchIds) => readNewest(db, companyIds, matchIds),
    isKnown: (companyId) => isKnownCompany(db, companyId),
    clock,
    publish: (companyId, position, data) => {
      const topic = TOPIC.footballOdds(companyId)
      const message: TopicMessage = { topic, ...position, data }
      bus.publish(topicSubject(topic), message)
    },
  })
  return { take: owner.take, start: (signal) => start({ owner, bus, log }, signal) }
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
