import { readStored, writeStored } from '@saidian/shared/store'

/** Block that stands at the top of the screen, and how much of it is above, in its heights. */
export type ReadingPlace = { block: number; depth: number }
type Stored = [id: string, block: number, depth: number]

const MAX_PLACES = 100

function readPlaces(): Stored[] {
  const stored = readStored('news/places')
  return Array.isArray(stored) ? stored.filter(isStored) : []
}

function isStored(given: unknown): given is Stored {
  if (!Array.isArray(given)) return false
  const [id, block, depth] = given as unknown[]
  return typeof id === 'string' && Number.isSafeInteger(block) && typeof depth === 'number'
}

/** Where this device left the article; null for one that it did not begin or has read. */
export function readPlace(id: string): ReadingPlace | null {
  const found = readPlaces().find(([known]) => known === id)
  return found ? { block: found[1], depth: found[2] } : null
}

/** Stores where the article was left; null forgets it. */
export function storePlace(id: string, place: ReadingPlace | null): void {
  const others = readPlaces().filter(([known]) => known !== id)
  const own: Stored[] = place ? [[id, place.block, place.depth]] : []
  writeStored('news/places', [...own, ...others].slice(0, MAX_PLACES))
}
