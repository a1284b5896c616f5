import type { RoomGift, RoomMessage } from '../../contracts/rooms'

type Member = RoomGift['from']

/** What stands between the messages. `key` is unique in a list; `atMs` decides its place. */
export type RoomExtra = { key: string; atMs: number } & (
  | { kind: 'system'; text: string; isUrgent?: boolean }
  | { kind: 'gift'; gift: RoomGift }
  | { kind: 'entrance'; member: Member; noble: number }
)

export type RoomRow =
  | RoomExtra
  | { kind: 'message'; key: string; atMs: number; message: RoomMessage }

/**
 * Messages and what stands between them, oldest first. Messages stay in the order of their numbers,
 * as their seconds may be equal.
 */
export function rowsOf(
  messages: readonly RoomMessage[],
  extras: readonly RoomExtra[],
): readonly RoomRow[] {
  const rows: RoomRow[] = []
  const waiting = [...extras].sort((a, b) => a.atMs - b.atMs)
  for (const message of messages) {
    const atMs = message.at * 1_000
    while (waiting[0] && waiting[0].atMs < atMs) rows.push(waiting.shift() as RoomExtra)
    rows.push({ kind: 'message', key: `m${message.id}`, atMs, message })
  }
  return [...rows, ...waiting]
}
