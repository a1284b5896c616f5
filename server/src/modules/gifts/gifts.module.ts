import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import type { Module } from '../../platform/module'
import type { MemberPart } from '../accounts'
import { GIFT, GIFT_PURSE, ROOM_RANK } from './access.rules'
import { deleteExpired } from './bag/bag.repository'
import type { Earn } from './bag/earn.service'
import { giftRoutes } from './gifts.routes'
import { createGifts, type GiftsDeps } from './gifts.service'
import { createPayAnchors } from './income/pay-anchors.service'
import { giftsPart } from './member-part'
import { deleteOldCombos, deleteOldSends } from './send/sends.repository'

const DAY_MS = 86_400_000
const SENDS_AGE_MS = 30 * DAY_MS
const COMBOS_AGE_MS = 3_600_000
const BATCH_SIZE = 10_000
const PAY = { name: 'gifts/pay-anchors', schedule: { everyMs: 60_000 }, limitMs: 300_000 }
const SWEEP = { name: 'gifts/sweep', schedule: { everyMs: 3_600_000 }, limitMs: 600_000 }

/** Gifts that members send to anchors, and what the members of a room see of them. */
export function giftsModule(
  deps: GiftsDeps & { isApi: boolean },
): Module & { part: MemberPart; earn: Earn } {
  const gifts = createGifts(deps)
  const jobs: Job[] = [
    { ...PAY, run: createPayAnchors(deps) },
    { ...SWEEP, run: (signal) => sweep(deps, signal) },
  ]
  return {
    name: 'gifts',
    access: [GIFT, GIFT_PURSE, ROOM_RANK],
    part: giftsPart(deps.ledger),
    earn: gifts.earn,
    ...(deps.isApi && { jobs, routes: (app) => giftRoutes(app, gifts), start: gifts.start }),
  }
}

/** Deletes what nothing reads any more. */
async function sweep({ db, clock }: { db: Db; clock: Clock }, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  while (!signal.aborted) {
    const deleted = await deleteOldSends(db, now - SENDS_AGE_MS, BATCH_SIZE)
    if (deleted < BATCH_SIZE) break
  }
  await deleteOldCombos(db, now - COMBOS_AGE_MS)
  await deleteExpired(db, now - DAY_MS)
}
