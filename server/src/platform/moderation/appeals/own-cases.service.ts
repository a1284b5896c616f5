import type { BodyOf, QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { appealCase, getOwnCases, OwnCase } from '@saidian/shared/contracts/moderation'
import { permit } from '../../access'
import type { Db } from '../../database'
import { RequestError } from '../../errors'
import { createLimits, type Limit } from '../../limits'
import { writtenText } from '../../text-filter'
import { kindOf } from '../kind-of'
import type { ModeratedKind, OwnKind } from '../moderated-kind'
import { addAct, insertCase, lockCase } from '../moderation.repository'
import { OWN_CASE } from './access.rules'
import { APPEAL } from './appeal-kind'
import { insertAppeal, readSeenCases, type SeenCase } from './appeals.repository'

const PAGE = 20
const APPEALS: Limit = { name: 'moderation/appeals', free: 20, windowMs: 86_400_000 }

type Member = { id: string }

export type OwnCases = {
  list: (member: Member, query: QueryOf<typeof getOwnCases>) => Promise<ReplyOf<typeof getOwnCases>>
  /** Throws `moderation.no_appeal`, also for a case of another member. */
  appeal: (member: Member, body: BodyOf<typeof appealCase>) => Promise<null>
}

type OwnCasesDeps = { db: Db; kinds: () => readonly ModeratedKind[] }

/** What became of what a member sent, and their appeals. */
export function createOwnCases({ db, kinds }: OwnCasesDeps): OwnCases {
  async function open(trx: Db, member: Member, { id, text }: BodyOf<typeof appealCase>) {
    const one = await lockCase(trx, id)
    const own = one?.memberId === member.id ? kindOf(kinds(), one).own : undefined
    const mayAppeal = own?.appealed !== undefined && one?.state === 'rejected'
    if (!one || !mayAppeal || !(await insertAppeal(trx, id)))
      throw new RequestError('moderation.no_appeal')
    await addAct(trx, { id, act: 'appeal', actor: member.id })
    const { kind, content, reason, memberId } = one
    const appeal = await insertCase(trx, {
      kind: APPEAL,
      subject: id,
      memberId,
      isCurrent: false,
      content: { ...content, against: kind, rejectedFor: reason, appeal: text },
    })
    await addAct(trx, { id: appeal, act: 'open', actor: memberId })
  }

  return {
    async list({ id }, { cursor }) {
      permit({ id }, 'read', { kind: OWN_CASE, ownerId: id })
      const before = cursor ?? null
      if (before !== null && !/^\d{1,18}$/.test(before)) throw new RequestError('request.invalid')
      const seen = kinds().filter(({ own }) => own !== undefined)
      const found = await readSeenCases(db, id, {
        kinds: seen.map(({ name }) => name),
        before,
        limit: PAGE + 1,
      })
      const page = found.slice(0, PAGE)
      const cases = page.flatMap((one) => {
        const { own } = kindOf(seen, one)
        return own && isForMember(one, own) ? [ownCase(one, own)] : []
      })
      return { cases, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null }
    },

    async appeal({ id: memberId }, body) {
      permit({ id: memberId }, 'change', { kind: OWN_CASE, ownerId: memberId })
      const text = writtenText(body.text).trim()
      if (text === '') throw new RequestError('request.invalid', { field: 'text' })
      await createLimits(db).take([{ limit: APPEALS, of: memberId }], 'request.too_many')
      await db.transaction().execute((trx) => open(trx, { id: memberId }, { id: body.id, text }))
      return null
    },
  }
}

/** A member does not learn that they were reported, unless something was removed. */
function isForMember({ content, state, appeal }: SeenCase, { isReport }: OwnKind): boolean {
  return !isReport?.(content) || state === 'rejected' || appeal === 'granted'
}

function ownCase(one: SeenCase, { name, excerptOf, isReport, appealed }: OwnKind): OwnCase {
  const { id, content, reason, at } = one
  return {
    id,
    kind: name,
    excerpt: excerptOf(content),
    reason,
    at,
    state: stateOf(one, isReport?.(content) ?? false),
    appeal: appealOf(one, appealed !== undefined),
  }
}

function stateOf({ state, appeal }: SeenCase, isReport: boolean): OwnCase['state'] {
  if (state === 'rejected') return isReport ? 'removed' : 'rejected'
  if (state === 'approved') return appeal === 'granted' ? 'restored' : 'approved'
  return 'waiting'
}

function appealOf({ state, appeal }: SeenCase, mayAppeal: boolean): OwnCase['appeal'] {
  if (appeal !== null) return appeal === 'pending' ? 'waiting' : appeal
  return state === 'rejected' && mayAppeal ? 'possible' : 'none'
}
