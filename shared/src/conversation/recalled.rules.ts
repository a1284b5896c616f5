import type { Entry } from '../contracts/messaging'

/** Who took back which message, by its number. */
export type Recalls = ReadonlyMap<number, Recaller>
type Recaller = Extract<Entry['body'], { kind: 'recalled' }>['by']

/** Who takes a message back by this entry; undefined for an entry that takes none back. */
export function recallerOf({ body, senderId }: Entry): Recaller {
  return body.kind === 'recall' ? (body.by ?? senderId) : undefined
}

/** A message as it stands after it was taken back: a manager or the staff is named. */
export function afterRecall(message: Entry, by: Recaller): Entry {
  const named = by === undefined || by === message.senderId ? {} : { by }
  return { ...message, body: { kind: 'recalled', ...named } }
}
