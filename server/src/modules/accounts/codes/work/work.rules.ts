/** Time for a slow phone and a slow network. */
export const WORK_LIVES_MS = 3 * 60_000

/** What was sent before a code: from its network, to its prefix, and of the ceiling. */
export type Use = { network: number; prefix: number; ceilingShare: number }

/** Steps of work by use; the work doubles with each. Below the first number there is none. */
const STEPS_FROM = {
  /** An office or a household asks for less; a mobile network with thousands of people for more. */
  network: [20, 60, 100, 140],
  /** Ten of the 10 000 numbers of a block in an hour: more than the block asks on any usual day. */
  prefix: [10, 30, 60],
  /** Free codes of many networks together leave more than half of the ceiling. */
  ceilingShare: [0.4, 0.5, 0.6, 0.7],
} as const satisfies Record<keyof Use, readonly number[]>

/** 32 times the work of the first step: half a minute of a slow phone. */
const MAX_STEP = 6

/** The step of the work that a code needs; 0 for none. A network that asks more pays more. */
export function workStep(use: Use): number {
  const { network, prefix, ceilingShare } = STEPS_FROM
  const steps =
    stepsOf(network, use.network) +
    stepsOf(prefix, use.prefix) +
    stepsOf(ceilingShare, use.ceilingShare)
  return Math.min(steps, MAX_STEP)
}

function stepsOf(from: readonly number[], used: number): number {
  return from.filter((start) => used >= start).length
}

/** The tries of a step: at most this many, at least half of them. */
export function maxTries(step: number, firstStep: number): number {
  return firstStep * 2 ** (step - 1)
}
