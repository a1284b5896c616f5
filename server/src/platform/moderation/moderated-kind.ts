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
  /**
   * Each subject has a case of its own, beside others of the same member. Without it a member has
   * one current case of the kind, which a new one replaces.
   */
  isOnePerSubject?: true
  decided: (
    trx: Db,
    subject: ModeratedSubject,
    state: 'approved' | 'rejected',
    /** What the member reads; may be empty. */
    reason: string,
  ) => Promise<Effect | null>
  /** The decision that ended in `state` is undone: the subject waits again. */
  undone: (
    trx: Db,
    subject: ModeratedSubject,
    state: 'approved' | 'rejected',
  ) => Promise<Effect | null>
  /** How members see their cases of the kind; without it they see none. */
  own?: OwnKind
}

export type OwnKind = {
  /** Such as comment, post, portrait. */
  name: string
  /** What the member wrote. */
  excerptOf: (content: Record<string, string>) => string
  /** Opened by a report: the member learns of the case only when something was removed. */
  isReport?: (content: Record<string, string>) => boolean
  /**
   * The staff looked again at a rejected subject: a granted appeal shows it again. In the
   * transaction of the act, like `decided`; without it there is no appeal.
   */
  appealed?: (
    trx: Db,
    subject: ModeratedSubject,
    outcome: { isGranted: boolean; reason: string },
  ) => Promise<Effect | null>
}
