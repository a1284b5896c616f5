import { LRUCache } from 'lru-cache'
import { pinyin } from 'pinyin-pro'

/** Where a name stands in an index: its letter, and what it is sorted by below the letter. */
export type NamePlace = { letter: string; key: string }

/** Spelling a name takes 10 µs; the names of friends come again with every read. */
const places = new LRUCache<string, NamePlace>({ max: 50_000 })

/** The place of a name: Chinese by its pinyin, a first character that is a surname as such. */
export function placeOfName(name: string): NamePlace {
  const known = places.get(name)
  if (known) return known
  const place = spell(name)
  places.set(name, place)
  return place
}

function spell(name: string): NamePlace {
  const folded = name.normalize('NFKC')
  const key = pinyin(folded, { toneType: 'none', type: 'array', surname: 'head', v: true })
    .join(' ')
    .toLowerCase()
  const first = key.charAt(0).toUpperCase()
  return { letter: /^[A-Z]$/.test(first) ? first : '#', key }
}

/** By letter, others last, then by spelling. */
export function compareNames(one: NamePlace, other: NamePlace): number {
  if (one.letter !== other.letter) {
    if (one.letter === '#') return 1
    if (other.letter === '#') return -1
    return one.letter < other.letter ? -1 : 1
  }
  if (one.key === other.key) return 0
  return one.key < other.key ? -1 : 1
}
