import { type Random, randomFrom } from '../world/random'
import type { Script } from './script'

/** Figures of one minute of play, home and away: attacks, dangerous attacks, shots on target without goals, shots off, possession. */
export const FIGURES = ['attacks', 'dangerous', 'onTarget', 'offTarget', 'possession'] as const
export type Figure = (typeof FIGURES)[number]
/** By period, then minute: one row of home and away for each figure. */
export type Ledger = Uint8Array[][]

/** Written once for each script that is being told. */
const written = new WeakMap<Script, Ledger>()

/** What happened in every minute; the same for the same script. */
export function ledgerOf(script: Script): Ledger {
  const known = written.get(script)
  if (known) return known
  const random = randomFrom(script.ledgerSeed)
  const ledger = script.periods.map((period) =>
    Array.from({ length: Math.floor(period.playSeconds / 60) }, () => minuteOf(random, script.dominance)),
  )
  written.set(script, ledger)
  return ledger
}

function minuteOf(random: Random, dominance: number): Uint8Array {
  const home = Math.min(0.85, Math.max(0.15, dominance + (random.next() - 0.5) * 0.5))
  const row = new Uint8Array(FIGURES.length * 2)
  row[8] = Math.round(100 * home)
  row[9] = 100 - (row[8] ?? 0)
  for (const side of [0, 1]) {
    const share = side === 0 ? home : 1 - home
    const attacks = random.poisson(0.25 + 1.5 * share)
    const isDangerous = attacks > 0 && random.chance(0.5)
    row[side] = attacks
    row[2 + side] = Number(isDangerous)
    row[4 + side] = Number(isDangerous && random.chance(0.1))
    row[6 + side] = Number(isDangerous && random.chance(0.16))
  }
  return row
}
