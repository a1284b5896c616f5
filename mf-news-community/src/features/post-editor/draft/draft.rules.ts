import type { Picture } from '@saidian/shared/contracts/content'

/** What a post is about, with the text of its chip. */
export type DraftTag = { kind: 'match' | 'team'; id: number; label: string }

/** A picture that was uploaded, or the name of its file on this device. */
export type DraftPicture = { key: string; picture: Picture } | { file: string }

/** A post that is being written. */
export type Draft = {
  ownerId: string
  text: string
  circleId: number | null
  tag: DraftTag | null
  pictures: readonly DraftPicture[]
  /** Stays the same until the post succeeded, so that a resend is not a second post. */
  requestKey: string
}

export function newDraft(ownerId: string, circleId: number | null): Draft {
  return { ownerId, text: '', circleId, tag: null, pictures: [], requestKey: newRequestKey() }
}

export function isEmpty({ text, tag, pictures }: Draft): boolean {
  return text.trim() === '' && tag === null && pictures.length === 0
}

function newRequestKey(): string {
  // `randomUUID` exists only in secure contexts; a phone in the local network may use plain HTTP.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The stored draft of a member, as far as it is valid; null without one. */
export function parseDraft(stored: unknown, ownerId: string): Draft | null {
  if (!isRecord(stored) || stored.ownerId !== ownerId) return null
  const { text, circleId, tag, pictures, requestKey } = stored
  if (typeof text !== 'string' || typeof requestKey !== 'string') return null
  return {
    ownerId,
    text,
    circleId: typeof circleId === 'number' ? circleId : null,
    tag: isTag(tag) ? tag : null,
    pictures: Array.isArray(pictures) ? pictures.filter(isDraftPicture) : [],
    requestKey,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isTag(value: unknown): value is DraftTag {
  return (
    isRecord(value) &&
    (value.kind === 'match' || value.kind === 'team') &&
    typeof value.id === 'number' &&
    typeof value.label === 'string'
  )
}

function isDraftPicture(value: unknown): value is DraftPicture {
  if (!isRecord(value)) return false
  if (typeof value.file === 'string') return true
  const { picture } = value
  return (
    typeof value.key === 'string' &&
    isRecord(picture) &&
    typeof picture.small === 'string' &&
    typeof picture.large === 'string'
  )
}
