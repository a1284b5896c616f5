import type { Db } from '../database'
import { RequestError } from '../errors'
import type { Staff } from '../staff'
import { OWN_CASE } from './appeals/access.rules'
import { appealKind } from './appeals/appeal-kind'
import { ownCaseRoutes } from './appeals/own-cases.routes'
import { createOwnCases } from './appeals/own-cases.service'
import { kindOf } from './kind-of'
import type { Effect, ModeratedKind } from './moderated-kind'
import {
  addAct,
  type Case,
  changeState,
  closeRejected,
  endCurrent,
  eraseCases,
  findPending,
  insertCase,
  listCases,
  lockCase,
  readCurrent,
  reserveCase,
} from './moderation.repository'
import { moderationRoutes } from './moderation.routes'
import type { Moderation, StaffAct, SubjectKind } from './moderation-queue'

const PAGE = 100

export type ModerationDeps = { db: Db; staff: Staff; kinds: () => readonly ModeratedKind[] }

/** The kinds of the modules, and appeals against decisions of them. */
function allKinds(kinds: ModerationDeps['kinds']): ModerationDeps['kinds'] {
  return () => [...kinds(), appealKind(kinds)]
}

/** The queue of what the staff reviews: states, acts in order, and a call back to the module. */
export function createModeration(deps: ModerationDeps): Moderation {
  const { db, staff } = deps
  const kinds = allKinds(deps.kinds)
  const ownCases = createOwnCases(deps)
  async function endWithAct(trx: Db, of: SubjectKind): Promise<void> {
    for (const id of await endCurrent(trx, of))
      await addAct(trx, { id, act: 'withdraw', actor: of.memberId })
  }

  const moderation: Moderation = {
    name: 'moderation',
    async open(trx, subject) {
      const isCurrent = !kindOf(kinds(), subject).isOnePerSubject
      if (isCurrent) await endWithAct(trx, subject)
      const id = await insertCase(trx, { ...subject, isCurrent })
      await addAct(trx, { id, act: 'open', actor: subject.memberId })
    },
    recordRejected,
    close: closeRejected,
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
        const effect = await kindOf(kinds(), one).decided(trx, one, state, reason)
        return finish(trx, { one, effect, state, act: decision, reason, by })
      })
      await afterCommit()
    },
    async undo({ id, reason, by }) {
      const { afterCommit } = await db.transaction().execute(async (trx) => {
        const one = await lockCase(trx, id)
        const state = one?.state
        const isDecided = state === 'approved' || state === 'rejected'
        if (!one || !isDecided) throw new RequestError('moderation.gone')
        const kind = kindOf(kinds(), one)
        if (!one.isCurrent && !kind.isOnePerSubject) throw new RequestError('moderation.gone')
        const effect = await kind.undone(trx, one, state)
        return finish(trx, { one, effect, state: 'pending', act: 'undo', reason, by })
      })
      await afterCommit()
    },
    access: [OWN_CASE],
    routes: (app) => ownCaseRoutes(app, ownCases),
    internalRoutes: (app) => moderationRoutes(app, staff, moderation),
  }
  return moderation
}

const recordRejected: Moderation['recordRejected'] = async (trx, subject, { by, reason }) => {
  const id = await insertCase(trx, { ...subject, isCurrent: false })
  await changeState(trx, { id, subject: subject.subject, state: 'rejected', reason })
  await addAct(trx, { id, act: 'reject', actor: by, reason })
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
