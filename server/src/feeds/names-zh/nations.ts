import type { FeedTeam } from '../feed'
import { colorsOf, markOf } from './looks.rules'
import { readNationNames } from './people'

export type NationBook = {
  /** The national team of an English name; null for one that no list knows. */
  find: (name: string) => FeedTeam | null
}

/** National teams under one key for all spellings, such as `nation/br`, each with its country code for the flag. */
export function createNationBook(): NationBook {
  const names = readNationNames()
  return {
    find: (name) => {
      const nation = names.get(name)
      if (!nation) return null
      const { nameZh, iso } = nation
      const look = { nameZh, shortZh: nameZh, colors: colorsOf(nameZh), mark: markOf(nameZh) }
      return { key: `nation/${iso.toLowerCase()}`, ...look, iso }
    },
  }
}
