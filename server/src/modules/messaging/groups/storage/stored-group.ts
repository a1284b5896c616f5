export const JOIN_CHECKS = ['open', 'check', 'closed'] as const
export type JoinCheck = (typeof JOIN_CHECKS)[number]

export type StoredGroup = {
  id: string
  name: string
  notice: string
  /** Seconds since 1970. */
  noticeAt: number | null
  joinCheck: JoinCheck
  isAllMuted: boolean
  code: string
  members: number
  isDissolved: boolean
  /** Number of the last entry of the log. */
  lastSeq: number
}

/** How a member stands to a group. */
export type Membership = {
  id: string
  role: number
  /** False for one who left, was removed or never joined. */
  isPresent: boolean
  /** Whether the member ever joined: others learn nothing of the group. */
  isKnown: boolean
  /** A manager removed them, and no manager let them join again. */
  isRemoved: boolean
}
