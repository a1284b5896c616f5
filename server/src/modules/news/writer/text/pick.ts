import { createHash } from 'node:crypto'

export type Pick = <Option>(name: string, options: readonly [Option, ...Option[]]) => Option

/**
 * Chooses among sentences by what is written about: the same match always gets the same ones, and
 * matches of one evening get different ones.
 */
export function createPick(seed: string): Pick {
  return (name, options) => {
    const hash = createHash('sha256').update(`${seed}/${name}`).digest()
    return options[hash.readUInt32BE() % options.length] ?? options[0]
  }
}
