import { isOfClub, type Spelling, shortenedParts, spellingOf } from './club-spelling.rules'

/** Keys of clubs such as `eng/arsenal` by the spellings of their names. */
export function createSpellingIndex() {
  const whole = new Map<string, string>()
  const cores = new Map<string, Set<string>>()
  const spellings = new Map<string, Spelling[]>()
  const areas = new Set<string>()

  const addCore = (area: string, spelling: Spelling, key: string) => {
    const place = `${area} ${spelling.core}`
    cores.set(place, (cores.get(place) ?? new Set()).add(key))
    spellings.set(key, [...(spellings.get(key) ?? []), spelling])
    areas.add(area)
  }

  const findExact = (name: string, area: string) =>
    whole.get(`${area} ${spellingOf(name, area).whole}`) ?? null

  const find = (name: string, area: string): string | null => {
    const exact = findExact(name, area)
    if (exact !== null) return exact
    const spelling = spellingOf(name, area)
    const keys = [...(cores.get(`${area} ${spelling.core}`) ?? [])]
    const isOf = (key: string) =>
      isOfClub(spelling, spellings.get(key) ?? [], spellingOf(textOf(key), area).core)
    const found = keys.filter(isOf)
    const isFcOf = (key: string) =>
      spellings.get(key)?.some(({ core, kinds, isFc }) => {
        return core === spelling.core && kinds.size === 0 && isFc
      })
    return only(found) ?? (spelling.isFc ? only(found.filter(isFcOf)) : null)
  }

  return {
    find,
    findExact,
    /** The only club of a shortened name: `A. Klagenfurt` is Austria Klagenfurt. */
    findShortened: (name: string, area: string) => findShortened(spellings, name, area),
    /** Adds a spelling; an earlier club with the same spelling has precedence. */
    add(name: string, key: string): void {
      const area = key.slice(0, key.indexOf('/'))
      const spelling = spellingOf(name, area)
      const place = `${area} ${spelling.whole}`
      if (!whole.has(place)) whole.set(place, key)
      addCore(area, spelling, whole.get(place) ?? key)
    },
    /** Assigns a spelling to this club, also if another club had it. */
    set(name: string, key: string): void {
      const area = key.slice(0, key.indexOf('/'))
      const spelling = spellingOf(name, area)
      whole.set(`${area} ${spelling.whole}`, key)
      addCore(area, spelling, key)
    },
    /** The only club of a name in all countries: by exact spelling, else by any. */
    findAnywhere(name: string): string | null {
      const exact = [...areas].flatMap((area) => findExact(name, area) ?? [])
      return only(exact.length > 0 ? exact : [...areas].flatMap((area) => find(name, area) ?? []))
    },
  }
}

function findShortened(
  spellings: ReadonlyMap<string, readonly Spelling[]>,
  name: string,
  area: string,
): string | null {
  const words = shortenedParts(name)
  if (words === null) return null
  const fits = (core: string) => {
    const parts = core.split(' ')
    return (
      parts.length === words.length &&
      words.every(({ word, isShort }, at) =>
        isShort ? parts[at]?.startsWith(word) : parts[at] === word,
      )
    )
  }
  const own = [...spellings].filter(([key]) => key.startsWith(`${area}/`))
  return only(own.flatMap(([key, some]) => (some.some(({ core }) => fits(core)) ? [key] : [])))
}

/** `eng/stoke-city` is `stoke city`. */
export function textOf(key: string): string {
  return key.slice(key.indexOf('/') + 1).replaceAll('-', ' ')
}

function only(keys: readonly string[]): string | null {
  const [first, ...others] = new Set(keys)
  return first !== undefined && others.length === 0 ? first : null
}
