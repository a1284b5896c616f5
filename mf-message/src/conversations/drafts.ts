import { readStored, writeStored } from '@saidian/shared/store'
import { useSyncExternalStore } from 'react'

/** Texts that were typed and not sent, by the id of their conversation. */
export type Drafts = Readonly<Record<string, string>>

const MAX_DRAFTS = 50
const NONE: Drafts = {}

const listeners = new Set<() => void>()
let current: { json: string; drafts: Drafts } = { json: '{}', drafts: NONE }

/** The text that waits in a conversation on this device; empty without one. */
export function readDraft(id: string): string {
  return storedDrafts()[id] ?? ''
}

/** Stores the text of a conversation until it is sent or the member logs out; empty removes it. */
export function writeDraft(id: string, text: string): void {
  const { [id]: _, ...others } = storedDrafts()
  const drafts = text.trim() === '' ? others : { ...others, [id]: text }
  const entries = Object.entries(drafts).slice(-MAX_DRAFTS)
  writeStored('messageDrafts', entries.length > 0 ? Object.fromEntries(entries) : null)
  for (const notify of listeners) notify()
}

/** All drafts of this device, also as other tabs change them. */
export function useDrafts(): Drafts {
  return useSyncExternalStore(subscribe, storedDrafts)
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', notify)
  }
}

/** The same object while the storage has the same. */
function storedDrafts(): Drafts {
  const stored = readStored('messageDrafts')
  const json = JSON.stringify(stored ?? {})
  if (json !== current.json) current = { json, drafts: validDrafts(stored) }
  return current.drafts
}

function validDrafts(stored: unknown): Drafts {
  if (typeof stored !== 'object' || stored === null) return NONE
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(texts)
}
