import type { EntryBody } from '@saidian/shared/contracts/messaging'

/** A message as it is reported. */
export type ReportedEntry = { seq: number; senderId: string; body: EntryBody; atMs: number }
