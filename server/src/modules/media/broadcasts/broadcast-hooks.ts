/**
 * What rooms do about streams; `modules/rooms` implements it on the database, so that the role
 * `media` may run in a process of its own.
 */
export type BroadcastHooks = {
  /** The room that a publisher with this key may publish to; null for a wrong or an old key. */
  roomOfKey: (key: string) => Promise<{ roomId: number } | null>
  /** The publisher has begun. A broadcast of the room that is still open goes on. */
  started: (roomId: number, atMs: number) => Promise<{ broadcastId: number }>
  /** Called every few seconds: a broadcast that is no longer seen has ended with its process. */
  seen: (broadcastId: number, atMs: number) => Promise<void>
  ended: (broadcastId: number, atMs: number) => Promise<void>
  /** Rooms that play a clip of the demo; `clip` is its name without the ending. */
  demoRooms: () => Promise<readonly { roomId: number; clip: string }[]>
}
