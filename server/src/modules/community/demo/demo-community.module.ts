import { setTimeout as wait } from 'node:timers/promises'
import { randomFrom } from '../../../feeds/random'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import type { Module } from '../../../platform/module'
import { createDemoCommunity, type DemoCommunityDeps } from './demo-community.service'

/** Matches and invented members exist before. */
const DELAY_MS = 5_000
const STEP_MS = 2_000
/** A fresh machine fills in these steps; later posts and reactions come slowly. */
const FIRST_STEPS = 60
const FIRST_REACTIONS = 5
const SLOW_STEP_MS = 30_000

export type DemoCommunityModuleDeps = Omit<DemoCommunityDeps, 'random'> & {
  log: Logger
  isDemo: boolean
}

/** Posts, likes and comments of invented members, while this process leads the demo feed. */
export function demoCommunityModule(deps: DemoCommunityModuleDeps): Module {
  return {
    name: 'demoCommunity',
    async lead(term) {
      if (deps.isDemo) void run(deps, term)
    },
  }
}

async function run(deps: DemoCommunityModuleDeps, { signal, isHeld }: Term): Promise<void> {
  const { clock, log } = deps
  const demo = createDemoCommunity({ ...deps, random: randomFrom(`community/${clock.now()}`) })
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined)

  async function step(isFirst: boolean): Promise<void> {
    if (!isHeld()) return
    await demo.circles()
    await demo.post(isFirst ? 3 : 1)
    for (let n = 0; n < (isFirst ? FIRST_REACTIONS : 1) && isHeld(); n++) await demo.react()
  }

  await pause(DELAY_MS)
  for (let number = 0; !signal.aborted; number += 1) {
    const isFirst = number < FIRST_STEPS
    await step(isFirst).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'the demo of the community was not updated')
    })
    await pause(isFirst ? STEP_MS : SLOW_STEP_MS)
  }
}
