import { LRUCache } from 'lru-cache'
import type { DropViewer } from '../media-messages'
import type { CheckedPlay } from '../play'

/** No play address is valid for longer. */
const REMEMBERED_MS = 12 * 3_600_000
const MAX_REMEMBERED = 100_000

/** Viewers whose addresses from before their removal no longer play. */
export class DroppedViewers {
  readonly #droppedAt = new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })

  add({ roomId, viewer }: DropViewer, nowMs: number): void {
    this.#droppedAt.set(`${roomId}/${viewer}`, nowMs)
  }

  /** An address that was signed after the removal counts: the viewer is admitted again. */
  has({ roomId, viewer, issuedAtMs }: CheckedPlay): boolean {
    const droppedAt = this.#droppedAt.get(`${roomId}/${viewer}`)
    return droppedAt !== undefined && issuedAtMs <= droppedAt
  }
}
