/** How many least hashes a signature has, and how many of them a band. */
const HASHES = 128
const BAND = 4
/** Parts of a text that are compared: this many letters or words in a row. */
const SHINGLE = 3
/** A Han character, or a run of letters or digits of other scripts, is one token. */
const TOKEN = /\p{Script=Han}|[\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$)/gu

/** What stays of a text to find others like it. */
export type Signature = {
  /** For each hash function the least value over all parts of the text. */
  hashes: Uint32Array
  /** How many different parts the text has. */
  parts: number
}

/**
 * MinHash: the share of equal hashes of two signatures estimates how much of both texts is common,
 * whatever its order.
 */
export function signatureOf(text: string): Signature {
  const tokens = text.normalize('NFKC').toLowerCase().match(TOKEN) ?? []
  const parts = new Set<number>()
  for (let at = 0; at + SHINGLE <= tokens.length; at++)
    parts.add(hashOf(tokens.slice(at, at + SHINGLE).join(' ')))
  const hashes = new Uint32Array(HASHES).fill(0xffffffff)
  for (const part of parts)
    for (let n = 0; n < HASHES; n++) {
      const value = mixed(part, n)
      if (value < (hashes[n] ?? 0)) hashes[n] = value
    }
  return { hashes, parts: parts.size }
}

/** The common share of two texts, from 0 to 1. */
export function similarityOf(one: Signature, other: Signature): number {
  let equal = 0
  for (let n = 0; n < HASHES; n++) if (one.hashes[n] === other.hashes[n]) equal += 1
  return equal / HASHES
}

/** How much of the shorter text is in the longer one, from 0 to 1. */
export function containmentOf(one: Signature, other: Signature): number {
  const common = similarityOf(one, other)
  const [shorter] = [one.parts, other.parts].sort((a, b) => a - b)
  if (!shorter) return 0
  return Math.min(1, (common * (one.parts + other.parts)) / (1 + common) / shorter)
}

/** Texts that have one of these in common may be alike; others hardly are. */
export function bandsOf({ hashes }: Signature): number[] {
  return Array.from({ length: HASHES / BAND }, (_, band) => {
    const from = band * BAND
    let value = mixed(band, 7)
    for (const hash of hashes.subarray(from, from + BAND)) value = mixed(hash, value)
    return value | 0
  })
}

/** FNV-1a over the units of the text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** The mixer of MurmurHash3 over a value and the number of a hash function. */
function mixed(value: number, seed: number): number {
  let hash = value ^ Math.imul(seed + 1, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
