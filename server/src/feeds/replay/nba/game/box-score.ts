import type { FeedPlayerLine } from '../../../feed'
import type { Play, PlayOf, RecordedPlayer, Side } from '../recordings/play'
import { playerKey } from './game-key'
import type { PlayerFigures } from './game-timeline'
import type { Fives } from './period-fives.rules'

type Line = Omit<FeedPlayerLine, 'seconds'> & {
  side: Side
  /** Seconds on court up to the last change. */
  played: number
  /** Seconds of the game at which he came on. */
  since: number
}

/** The box score of a game, play after play. */
export class BoxScore {
  readonly #lines = new Map<number, Line>()
  /** Players on court at the last foul: its free throws count for them, also after a change. */
  #fouled: ReadonlySet<number> = new Set()
  /** Side of the last missed shot: its rebound is offensive. */
  #missed: Side | null = null

  constructor(players: readonly RecordedPlayer[], first: Fives | undefined) {
    for (const player of players) {
      const starter = (first?.[player.side] ?? []).includes(player.id)
      this.#lines.set(player.id, newLine(player, starter))
    }
  }

  /** Puts the players of a period on court; `at` in seconds of the game. */
  begin(fives: Fives, at: number): void {
    for (const [id, line] of this.#lines) setOnCourt(line, fives[line.side].includes(id), at)
  }

  /** Counts a play; returns the players whose figures changed. */
  add(play: Play, at: number): number[] {
    switch (play.kind) {
      case 'shot':
        return this.#shot(play)
      case 'freeThrow':
        return this.#freeThrow(play)
      case 'rebound':
        return this.#rebound(play)
      case 'turnover':
        return this.#count([play.player, 'turnovers'], [play.stealer, 'steals'])
      case 'foul':
        this.#fouled = new Set(this.onCourt())
        return play.foul === 'technical' ? [] : this.#count([play.player, 'fouls'])
      case 'substitution':
        return this.#substitute(play, at)
      default:
        return []
    }
  }

  /** Figures of a player so far; null for an unknown one. */
  figuresOf(player: number | null): PlayerFigures | null {
    const line = player === null ? undefined : this.#lines.get(player)
    if (!line) return null
    const { points, assists, steals, blocks, turnovers, fouls } = line
    const rebounds = line.offensiveRebounds + line.defensiveRebounds
    const counts = { points, assists, steals, blocks, turnovers, fouls }
    return { ...counts, rebounds, threesMade: line.threes[0] }
  }

  onCourt(): number[] {
    return [...this.#lines].filter(([, { onCourt }]) => onCourt).map(([id]) => id)
  }

  ids(): number[] {
    return [...this.#lines.keys()]
  }

  /** Lines of the players as of `at`, by side; starters first. */
  linesOf(ids: Iterable<number>, at: number): Record<Side, FeedPlayerLine[]> {
    const wanted = new Set(ids)
    const lines: Record<Side, FeedPlayerLine[]> = { home: [], away: [] }
    for (const [id, line] of this.#lines)
      if (wanted.has(id)) lines[line.side].push(feedLine(line, at))
    for (const side of Object.values(lines))
      side.sort((a, b) => Number(b.starter) - Number(a.starter))
    return lines
  }

  #shot({ side, player, points, made, assist, blocker }: PlayOf<'shot'>): number[] {
    const line = this.#lines.get(player)
    if (!line) return []
    line.fieldGoals = tried(line.fieldGoals, made)
    if (points === 3) line.threes = tried(line.threes, made)
    if (!made) this.#missed = side
    const changed = made ? this.#score(side, player, points, new Set(this.onCourt())) : [player]
    return [...changed, ...this.#count([assist, 'assists'], [blocker, 'blocks'])]
  }

  #freeThrow({ side, player, made, isLast }: PlayOf<'freeThrow'>): number[] {
    const line = this.#lines.get(player)
    if (!line) return []
    line.freeThrows = tried(line.freeThrows, made)
    if (!made && isLast) this.#missed = side
    return made ? this.#score(side, player, 1, this.#fouled) : [player]
  }

  isOffensive({ side }: Pick<PlayOf<'rebound'>, 'side'>): boolean {
    return side === this.#missed
  }

  #rebound({ side, player }: PlayOf<'rebound'>): number[] {
    const name = this.isOffensive({ side }) ? 'offensiveRebounds' : 'defensiveRebounds'
    return this.#count([player, name])
  }

  /** Points of a player, and plus or minus for the players `on` court. */
  #score(side: Side, player: number, points: number, on: ReadonlySet<number>): number[] {
    const changed = new Set([player])
    for (const [id, line] of this.#lines) {
      if (id === player) line.points += points
      if (!on.has(id)) continue
      line.plusMinus = (line.plusMinus ?? 0) + (line.side === side ? points : -points)
      changed.add(id)
    }
    return [...changed]
  }

  #substitute({ out, in: inside }: PlayOf<'substitution'>, at: number): number[] {
    const [gone, come] = [this.#lines.get(out), this.#lines.get(inside)]
    if (gone) setOnCourt(gone, false, at)
    if (come) setOnCourt(come, true, at)
    return [out, inside]
  }

  #count(...counts: readonly [player: number | null, name: Counter][]): number[] {
    return counts.flatMap(([player, name]) => {
      const line = player === null ? undefined : this.#lines.get(player)
      if (!line || player === null) return []
      line[name] += 1
      return [player]
    })
  }
}

type Counter =
  | 'offensiveRebounds'
  | 'defensiveRebounds'
  | 'assists'
  | 'steals'
  | 'blocks'
  | 'turnovers'
  | 'fouls'

function newLine({ id, side, absent }: RecordedPlayer, starter: boolean): Line {
  return {
    side,
    playerKey: playerKey(id),
    starter,
    onCourt: false,
    absent,
    played: 0,
    since: 0,
    points: 0,
    fieldGoals: [0, 0],
    threes: [0, 0],
    freeThrows: [0, 0],
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    assists: 0,
    steals: 0,
    blocks: 0,
    turnovers: 0,
    fouls: 0,
    plusMinus: absent === null ? 0 : null,
  }
}

function setOnCourt(line: Line, onCourt: boolean, at: number): void {
  if (line.onCourt) line.played += at - line.since
  line.onCourt = onCourt
  line.since = at
}

function tried([made, all]: [number, number], isMade: boolean): [number, number] {
  return [made + Number(isMade), all + 1]
}

function feedLine({ side: _, played, since, ...line }: Line, at: number): FeedPlayerLine {
  const seconds = Math.round(played + (line.onCourt ? at - since : 0))
  return {
    ...line,
    seconds,
    fieldGoals: [...line.fieldGoals],
    threes: [...line.threes],
    freeThrows: [...line.freeThrows],
  }
}
