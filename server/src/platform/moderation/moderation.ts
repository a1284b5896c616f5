import type { Db } from '../database'
import { RequestError } from '../errors'
import type { Module } from '../module'
import type { Staff } from '../staff'
import type { Effect, ModeratedKind, ModeratedSubject } from './moderated-kind'
import {
  addAct,
  type Case,
  type CurrentCase,
  changeState,
  endCurrent,
  eraseCases,
  findPending,
  insertCase,
  type ListedCase,
  listCases,
  lockCase,
  readCurrent,
  reserveCase,
} from './moderation.repository'
import { moderationRoutes } from './moderation.routes'

const PAGE = 100

type Of = Pick<ModeratedSubject, 'kind' | 'memberId'>
export type StaffAct = { id: string; reason: string; by: string }

export type Moderation = Module & {
  /** Opens a case in the transaction that stores the subject; withdraws the one before. */
  open: (trx: Db, subject: ModeratedSubject) => Promise<void>
  /** The member replaced or removed what was reviewed. Call it before rows of the subject lock. */
  withdraw: (trx: Db, of: Of) => Promise<void>
  /** The last case of each kind of a member. */
  current: (db: Db, memberId: string) => Promise<CurrentCase[]>
  erase: (trx: Db, memberId: string) => Promise<void>
  /** The id of the pending case of a subject; null when it does not wait. */
  pendingOf: (kind: string, subject: string) => Promise<string | null>
  list: (given: { state?: string; kind?: string; after?: string }) => Promise<ListedCase[]>
  /** Throws `moderation.taken` while another reviewer has the case. */
  take: (id: string, by: string) => Promise<void>
  /** Throws `moderation.gone` when the case is not pending or its subject is gone. */
  decide: (act: StaffAct & { decision: 'approve' | 'reject' }) => Promise<void>
  /** Throws `moderation.gone` unless the case is decided, the newest, and can be undone. */
  undo: (act: StaffAct) => Promise<void>
}

export type ModerationDeps = { db: Db; staff: Staff; kinds: () => readonly ModeratedKind[] }

/** The queue of what the staff reviews: states, acts in order, and a call back to the module. */
export function createModeration({ db, staff, kinds }: ModerationDeps): Moderation {
  async function endWithAct(trx: Db, of: Of): Promise<void> {
    for (const id of await endCurrent(trx, of))
      await addAct(trx, { id, act: 'withdraw', actor: of.memberId })
  }

  const moderation: Moderation = {
    name: 'moderation',
    async open(trx, subject) {
      await endWithAct(trx, subject)
      const id = await insertCase(trx, subject)
      await addAct(trx, { id, act: 'open', actor: subject.memberId })
    },
    withdraw: endWithAct,
    current: readCurrent,
    erase: eraseCases,
    pendingOf: (kind, subject) => findPending(db, kind, subject),
    list: ({ state = 'pending', ...given }) => listCases(db, { ...given, state, limit: PAGE }),
    async take(id, by) {
      await db.transaction().execute(async (trx) => {
        await lockPending(trx, id, by)
        await reserveCase(trx, id, by)
        await addAct(trx, { id, act: 'take', actor: by })
      })
    },
    async decide({ id, decision, reason, by }) {
      const state = decision === 'approve' ? 'approved' : 'rejected'
      const { afterCommit } = await db.transaction().execute(async (trx) => {
        const one = await lockPending(trx, id, by)
        const effect = await kindOf(kinds(), one).decided(trx, one, state)
        return finish(trx, { one, effect, state, act: decision, reason, by })
      })
      await afterCommit()
    },
    async undo({ id, reason, by }) {
      const { afterCommit } = await db.transaction().execute(async (trx) => {
        const one = await lockCase(trx, id)
        const state = one?.state
        const isDecided = state === 'approved' || state === 'rejected'
        if (!one?.isCurrent || !isDecided) throw new RequestError('moderation.gone')
        const effect = await kindOf(kinds(), one).undone(trx, one, state)
        return finish(trx, { one, effect, state: 'pending', act: 'undo', reason, by })
      })
      await afterCommit()
    },
    internalRoutes: (app) => moderationRoutes(app, staff, moderation),
  }
  return moderation
}

async function lockPending(trx: Db, id: string, by: string): Promise<Case> {
  const one = await lockCase(trx, id)
  if (one?.state !== 'pending') throw new RequestError('moderation.gone')
  if (one.takenBy !== null && one.takenBy !== by) throw new RequestError('moderation.taken')
  return one
}

type Finished = Omit<StaffAct, 'id'> & {
  one: Case
  effect: Effect | null
  state: Case['state']
  act: 'approve' | 'reject' | 'undo'
}

async function finish(trx: Db, { one, effect, state, act, reason, by }: Finished): Promise<Effect> {
  if (!effect) throw new RequestError('moderation.gone')
  const { id, subject } = { ...one, ...effect }
  await changeState(trx, { id, state, subject, reason: act === 'undo' ? '' : reason })
  await addAct(trx, { id, act, actor: by, reason })
  return effect
}

function kindOf(kinds: readonly ModeratedKind[], { kind }: Case): ModeratedKind {
  const found = kinds.find(({ name }) => name === kind)
  if (!found) throw new Error(`no module moderates ${kind}`)
  return found
}
