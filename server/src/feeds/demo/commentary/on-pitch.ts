import type { Role } from '../../catalogue'
import type { FeedIncident } from '../../feed'
import type { Random } from '../../random'
import type { PlayTimeline } from '../play/play-timeline'
import type { SquadPlayer } from '../squads/squad'

type PitchPlayer = { player: SquadPlayer; role: Role }
export type Task = 'attack' | 'defend' | 'shoot'

const WEIGHTS: Record<Task, Record<Role, number>> = {
  attack: { GK: 0, LB: 2, CB: 1, RB: 2, DM: 2, CM: 4, AM: 5, LM: 5, RM: 5, LW: 6, RW: 6, ST: 4 },
  defend: { GK: 0, LB: 4, CB: 6, RB: 4, DM: 5, CM: 3, AM: 1, LM: 2, RM: 2, LW: 1, RW: 1, ST: 0.5 },
  shoot: { GK: 0, LB: 1, CB: 1.5, RB: 1, DM: 2, CM: 3, AM: 5, LM: 4, RM: 4, LW: 7, RW: 7, ST: 9 },
}

/** Follows the players on the pitch, so that the text names only them. */
export class OnPitch {
  readonly #sides: readonly [PitchPlayer[], PitchPlayer[]]
  readonly #timeline: PlayTimeline
  /** Short names that occur on both sides; these players use their full names. */
  readonly #shared: ReadonlySet<string>

  constructor(timeline: PlayTimeline) {
    this.#timeline = timeline
    const players = (side: 0 | 1) =>
      timeline.sheets[side].starters.map(({ player, slot }) => ({ player, role: slot.role }))
    this.#sides = [players(0), players(1)]
    const names = timeline.sheets.map(
      ({ starters, bench }) =>
        new Set(
          [...starters.map(({ player }) => player), ...bench].map((player) => player.shortZh),
        ),
    )
    this.#shared = new Set([...(names[0] ?? [])].filter((name) => names[1]?.has(name)))
  }

  apply(incident: FeedIncident): void {
    const side = incident.side === 'home' ? 0 : 1
    const players = this.#sides[side]
    if (incident.type === 4 || incident.type === 15) {
      const place = players.findIndex(({ player }) => player.key === incident.playerKey)
      if (place >= 0) players.splice(place, 1)
    }
    if (incident.type !== 9) return
    const place = players.findIndex(({ player }) => player.key === incident.otherPlayerKey)
    const leaving = players[place]
    const on = this.#timeline.sheets[side].bench.find(({ key }) => key === incident.playerKey)
    if (leaving && on) players[place] = { player: on, role: leaving.role }
  }

  keeper(side: 0 | 1): string {
    const keeper = this.#sides[side].find(({ role }) => role === 'GK')?.player
    return keeper ? this.#nameOf(keeper) : '门将'
  }

  /** Name of the player with this key; empty without one. */
  named(key: string | null | undefined): string {
    for (const { starters, bench } of this.#timeline.sheets) {
      const player = [...starters.map((one) => one.player), ...bench].find((one) => one.key === key)
      if (player) return this.#nameOf(player)
    }
    return ''
  }

  #nameOf({ nameZh, shortZh }: SquadPlayer): string {
    return this.#shared.has(shortZh) ? nameZh : shortZh
  }

  /** Name of a random player on the pitch for `task`, not one of `others`. */
  name(side: 0 | 1, task: Task, random: Random, others: readonly (string | null)[] = []): string {
    const players = this.#sides[side].filter(({ player }) => !others.includes(this.#nameOf(player)))
    const weights = WEIGHTS[task]
    let rest = random.next() * players.reduce((sum, { role }) => sum + weights[role], 0)
    for (const { player, role } of players) {
      rest -= weights[role]
      if (rest < 0) return this.#nameOf(player)
    }
    const last = players.at(-1)?.player
    return last ? this.#nameOf(last) : ''
  }
}
