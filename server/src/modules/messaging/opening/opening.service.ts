import type { Conversation } from '@saidian/shared/contracts/messaging'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits, type Limit } from '../../../platform/limits'
import { readPublicProfiles } from '../../profile'
import { CONVERSATION } from '../access.rules'
import type { ConversationList } from '../list/list.service'
import { findPrivate, insertPrivate } from './open.repository'

/** A conversation that is there already is not counted. */
const OPENINGS: Limit = { name: 'messaging/opened', free: 60, windowMs: 3_600_000 }

export type OpeningDeps = {
  db: Db
  clock: Clock
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
  list: Pick<ConversationList, 'one'>
}

/** Throws `profile.no_such_member`, `relation.blocked`. */
export type OpenConversation = (member: { id: string }, memberId: string) => Promise<Conversation>

/** The private conversation with a member, made by the first one who opens it. */
export function createOpening({ db, clock, hiddenFor, list }: OpeningDeps): OpenConversation {
  async function make(id: string, peerId: string): Promise<string> {
    const profiles = await readPublicProfiles(db, [peerId])
    if (peerId === id || !profiles.has(peerId)) throw new RequestError('profile.no_such_member')
    if ((await hiddenFor(id)).has(peerId)) throw new RequestError('relation.blocked')
    await createLimits(db).take([{ limit: OPENINGS, of: id }], 'request.too_many')
    return db.transaction().execute((trx) => insertPrivate(trx, [id, peerId], clock.now()))
  }

  return async ({ id }, memberId) => {
    permit({ id }, 'make', { kind: CONVERSATION })
    const peerId = String(BigInt(memberId))
    return list.one({ id }, (await findPrivate(db, id, peerId)) ?? (await make(id, peerId)))
  }
}
