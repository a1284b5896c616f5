import { mkdirSync, writeFileSync } from 'node:fs'
import { optionOf } from '../option'
import { benchChurn } from './bench-churn'
import { benchCrowd } from './bench-crowd'
import { benchFeedGoals } from './bench-feed-goals'
import { benchGoals } from './bench-goals'
import type { Measure } from './processes'

/**
 * `pnpm bench gateway [--only goals|feed|crowd|churn]`: writes var/bench/gateway.json, ends with 1
 * when a target is missed.
 */
const CASES: Record<string, () => Promise<Measure[]>> = {
  goals: benchGoals,
  feed: benchFeedGoals,
  crowd: benchCrowd,
  churn: benchChurn,
}

const only = optionOf('only')
if (only !== undefined && !(only in CASES)) throw new Error(`gateway has no case ${only}`)
const measures: Measure[] = []
for (const [name, bench] of Object.entries(CASES)) {
  if (only !== undefined && name !== only) continue
  measures.push(...(await bench()))
}
mkdirSync('var/bench', { recursive: true })
writeFileSync(
  'var/bench/gateway.json',
  `${JSON.stringify({ name: 'gateway', measures }, null, 2)}\n`,
)
const missed = measures.filter(
  ({ value, target, atLeast }) =>
    target !== undefined && (atLeast ? value < target : value > target),
)
process.exit(missed.length > 0 ? 1 : 0)
