import { isCompatible, type Spelling, spellingOf } from './club-spelling.rules'

type Entry = { key: string; spelling: Spelling }

/** Keys of clubs such as `eng/arsenal` by the spellings of their names. */
export function createSpellingIndex() {
  const whole = new Map<string, string>()
  const cores = new Map<string, Entry[]>()
  const areas = new Set<string>()

  const addCore = (area: string, spelling: Spelling, key: string) => {
    const place = `${area} ${spelling.core}`
    cores.set(place, [...(cores.get(place) ?? []), { key, spelling }])
    areas.add(area)
  }

  const find = (name: string, area: string): string | null => {
    const spelling = spellingOf(name, area)
    const exact = whole.get(`${area} ${spelling.whole}`)
    if (exact !== undefined) return exact
    const fitting = (cores.get(`${area} ${spelling.core}`) ?? []).filter((one) =>
      isCompatible(one.spelling, spelling),
    )
    return only(fitting.map(({ key }) => key))
  }

  return {
    find,
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
      const exact = [...areas].flatMap((area) => {
        return whole.get(`${area} ${spellingOf(name, area).whole}`) ?? []
      })
      return only(exact.length > 0 ? exact : [...areas].flatMap((area) => find(name, area) ?? []))
    },
  }
}

function only(keys: readonly string[]): string | null {
  const [first, ...others] = new Set(keys)
  return first !== undefined && others.length === 0 ? first : null
}
