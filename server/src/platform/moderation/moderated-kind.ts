import type { Db } from '../database'

export type CaseState = 'pending' | 'approved' | 'rejected' | 'withdrawn'

/** What one member sent, as it is reviewed. */
export type ModeratedSubject = {
  kind: string
  /** How the module names it, such as the key of a picture. */
  subject: string
  memberId: string
  /** What a reviewer reads. */
  content: Record<string, string>
}

/** What a module did for a decision: a new name of the subject, and work after the commit. */
export type Effect = { subject?: string; afterCommit: () => Promise<void> }

/**
 * A kind of content that the staff reviews. Both functions run in the transaction of the act and
 * may throw; null means that the subject is gone or that the act is not possible.
 */
export type ModeratedKind = {
  name: string
  decided: (
    trx: Db,
    subject: ModeratedSubject,
    state: 'approved' | 'rejected',
  ) => Promise<Effect | null>
  /** The decision that ended in `state` is undone: the subject waits again. */
  undone: (
    trx: Db,
    subject: ModeratedSubject,
    state: 'approved' | 'rejected',
  ) => Promise<Effect | null>
}
