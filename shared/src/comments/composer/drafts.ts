import type { CommentSubject } from '../../contracts/comments'
import { newRequestKey } from '../../forms/request-key'
import { readStored, writeStored } from '../../store'

/** A text that was typed and not accepted by the server yet. Another text has another key. */
export type Draft = { text: string; key: string }
type StoredDraft = Draft & { name: string }

const MAX_DRAFTS = 30
const EMPTY: Draft = { text: '', key: '' }

/** Name of the draft of a subject, or of a reply to one of its comments. */
export function draftName({ kind, id }: CommentSubject, replyTo: string | null): string {
  return `${kind}/${id}${replyTo === null ? '' : `/${replyTo}`}`
}

/** The draft of a name on this device; empty without one. */
export function readDraft(name: string): Draft {
  return storedDrafts().find((draft) => draft.name === name) ?? EMPTY
}

/** Stores a text under its name and gives it a key; an empty one removes the draft. */
export function writeDraft(name: string, text: string): Draft {
  const others = storedDrafts().filter((draft) => draft.name !== name)
  const draft = text.trim() === '' ? EMPTY : { text, key: newRequestKey() }
  store(draft === EMPTY ? others : [...others, { name, ...draft }].slice(-MAX_DRAFTS))
  return draft
}

/** Removes the draft that was sent; a newer text under the same name stays. */
export function removeDraft(key: string): void {
  const drafts = storedDrafts()
  const left = drafts.filter((draft) => draft.key !== key)
  if (left.length < drafts.length) store(left)
}

function store(drafts: readonly StoredDraft[]): void {
  writeStored('commentDrafts', drafts.length > 0 ? drafts : null)
}

function storedDrafts(): readonly StoredDraft[] {
  const stored = readStored('commentDrafts')
  return Array.isArray(stored) ? stored.filter(isDraft) : []
}

function isDraft(value: unknown): value is StoredDraft {
  const { name, text, key } = (value ?? {}) as Partial<StoredDraft>
  return [name, text, key].every((part) => typeof part === 'string')
}
