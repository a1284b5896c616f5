/** An event that matters for security. */
export type SecurityEvent = {
  /** A member number, the name of a staff token, or `visitor`. */
  actor: string
  act: string
  outcome: 'begun' | 'done' | 'refused' | 'failed'
  /** Network of the caller, never the full address. */
  network?: string | null
  about?: string | null
}

export type SecurityRecord = Required<SecurityEvent> & { id: number; at: Date; hash: Buffer }

/** The text of a record that is hashed: stored hashes are valid only while it stays as it is. */
export function textOf(record: Omit<SecurityRecord, 'hash'>): string {
  const { id, at, actor, act, outcome, network, about } = record
  return JSON.stringify([id, at.toISOString(), actor, act, outcome, network, about])
}
