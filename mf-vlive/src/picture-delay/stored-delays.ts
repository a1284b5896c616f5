import { readStored, writeStored } from '@saidian/shared/store'

/** `pictureMs`: as last measured. `addedMs`: added by the person. */
export type StoredDelay = { pictureMs: number | null; addedMs: number }

const NONE: StoredDelay = { pictureMs: null, addedMs: 0 }
const MAX_ROOMS = 50

/** The delay of a room as this device knows it. */
export function readDelay(roomId: number): StoredDelay {
  return readAll().find(([id]) => id === roomId)?.[1] ?? NONE
}

/** Remembers the delay of a room; the rooms visited longest ago are forgotten. */
export function writeDelay(roomId: number, delay: StoredDelay): void {
  const others = readAll().filter(([id]) => id !== roomId)
  writeStored('vlive/pictureDelays', [...others, [roomId, delay]].slice(-MAX_ROOMS))
}

function readAll(): [number, StoredDelay][] {
  const stored = readStored('vlive/pictureDelays')
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

function isEntry(value: unknown): value is [number, StoredDelay] {
  if (!Array.isArray(value) || typeof value[0] !== 'number') return false
  const { pictureMs, addedMs } = (value[1] ?? {}) as Partial<StoredDelay>
  return (pictureMs === null || typeof pictureMs === 'number') && typeof addedMs === 'number'
}
