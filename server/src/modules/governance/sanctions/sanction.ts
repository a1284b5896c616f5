import type { Sanction, SanctionScope } from '@saidian/shared/contracts/moderation'

/** What identifies a sanction in force: a member has one of a kind in a place. */
export type SanctionOf = {
  memberId: string
  kind: Sanction['kind']
  scope: SanctionScope
  /** The room, circle or group; null: all of the scope. */
  place: number | null
}

export type NewSanction = SanctionOf & {
  /** Null: for good. */
  untilMs: number | null
  reason: string
  by: { memberId: string } | { staff: string }
  nowMs: number
}
