export type Severity = 'reject' | 'review' | 'mask'
/** A text that the staff listed; `allow` takes it out of the lists of the product. */
export type Entry = { text: string; severity: Severity | 'allow' }
export type StoredEntry = Entry & { changedBy: string; changedAt: Date }
