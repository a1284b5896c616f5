import Type, { type Static } from 'typebox'
import type { FeedPlayer } from '../feed'
import { createJsonReader } from '../imports'
import type { NationBook } from '../names-zh'

const Player = Type.Object({
  number: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  pos: Type.String(),
  name: Type.String({ minLength: 1 }),
  date_of_birth: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
const Squad = Type.Object({ name: Type.String(), fifa_code: Type.String(), players: Type.Array(Player) })
export type Squad = Static<typeof Squad>

export const readSquads = createJsonReader(Type.Array(Squad))

const POSITIONS: Record<string, FeedPlayer['position'] | undefined> = { GK: 'G', DF: 'D', MF: 'M', FW: 'F' }

/** Players of the squads of one year; `findZh` knows the Chinese names of some. */
export function playersOf(
  squads: readonly Squad[],
  year: string,
  nations: NationBook,
  findZh: (name: string) => string | null,
): FeedPlayer[] {
  return squads.flatMap(({ name: nation, fifa_code: code, players }) => {
    const team = nations.find(nation)
    return players.map(({ number = null, pos, name, date_of_birth: born }, index): FeedPlayer => {
      const nameZh = findZh(name) ?? name
      return {
        key: `worldcup/${year}/${code.toLowerCase()}/${number ?? `x${index + 1}`}`,
        teamKey: team?.key ?? null,
        nameZh,
        shortZh: nameZh.split('·').at(-1) ?? nameZh,
        position: POSITIONS[pos] ?? null,
        shirtNumber: number,
        birthDate: born && /^\d{4}-\d{2}-\d{2}$/.test(born) ? born : null,
        heightCm: null,
        weightKg: null,
        foot: 0,
        areaZh: team?.nameZh ?? null,
      }
    })
  })
}
