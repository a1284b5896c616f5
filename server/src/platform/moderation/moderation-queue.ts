import type { Db } from '../database'
import type { Module } from '../module'
import type { ModeratedSubject } from './moderated-kind'
import type { CurrentCase, ListedCase } from './moderation.repository'

export type SubjectKind = Pick<ModeratedSubject, 'kind' | 'memberId'>
export type StaffAct = { id: string; reason: string; by: string }

export type Moderation = Module & {
  /** Opens a case in the transaction that stores the subject; withdraws the one before. */
  open: (trx: Db, subject: ModeratedSubject) => Promise<void>
  /**
   * Records what `by` has decided against a member, in the transaction of that act: a rejected case
   * that the member reads and may appeal.
   */
  recordRejected: (
    trx: Db,
    subject: ModeratedSubject,
    act: { by: string; reason: string },
  ) => Promise<void>
  /** What a rejected case was about is over: there is nothing left to appeal. */
  close: (trx: Db, kind: string, subject: string) => Promise<void>
  /** The member replaced or removed what was reviewed. Call it before rows of the subject lock. */
  withdraw: (trx: Db, of: SubjectKind) => Promise<void>
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
