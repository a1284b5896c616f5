import { mkdirSync, writeFileSync } from 'node:fs'
import type { Measure } from './measure'
import { optionOf } from './option'

/**
 * Runs the parts of a benchmark one after another, or the one of `--only`, writes
 * `var/bench/<name>.json`, and ends the process: with 1 when a target is missed.
 */
export async function runParts(
  name: string,
  parts: Record<string, () => Promise<Measure[]>>,
): Promise<never> {
  const only = optionOf('only')
  if (only !== undefined && !(only in parts)) throw new Error(`${name} has no part ${only}`)
  const measures: Measure[] = []
  for (const [part, bench] of Object.entries(parts))
    if (only === undefined || part === only) measures.push(...(await bench()))
  mkdirSync('var/bench', { recursive: true })
  writeFileSync(`var/bench/${name}.json`, `${JSON.stringify({ name, measures }, null, 2)}\n`)
  const isMissed = ({ value, target, atLeast }: Measure) =>
    target !== undefined && (atLeast ? value < target : value > target)
  process.exit(measures.some(isMissed) ? 1 : 0)
}
