import { shortName } from '@saidian/shared/lib'
import { readNbaPlayerNames } from '../../../catalogue'
import type { RecordedPlayer } from '../recordings/play'

let chinese: ReadonlyMap<number, string> | null = null

/** The Chinese name of a player; without one the name of the recording. */
export function nameOf({ id, name }: Pick<RecordedPlayer, 'id' | 'name'>): string {
  chinese ??= readNbaPlayerNames()
  return chinese.get(id) ?? name
}

/** Names for the text of a game: the family name unless two players share it. */
export function textNames(players: readonly RecordedPlayer[]): (player: number) => string {
  const names = new Map(players.map((player) => [player.id, nameOf(player)]))
  const owners = new Map<string, number>()
  for (const name of names.values())
    owners.set(shortName(name), (owners.get(shortName(name)) ?? 0) + 1)
  return (player) => {
    const name = names.get(player) ?? ''
    return owners.get(shortName(name)) === 1 ? shortName(name) : name
  }
}
