import { cpuTimeOf } from '../../../server/src/testing/cpu-time'
import { nastyTexts } from './nasty-texts'

/** Lengths of the texts: expressions that take exponential time end at the first. */
const SHORT = [20, 200]
const LENGTH = 500
const LONGER = 8
/** A linear expression takes less for the longest text. */
const CHEAP_MS = 2
/** Linear time grows by 8, quadratic by 64. */
const MAX_GROWTH = 24

/** False when the time that the expression takes grows faster than a text, for some texts. */
export async function isLinear(expression: RegExp): Promise<boolean> {
  for (const textOf of nastyTexts(expression)) {
    const cost = (length: number, enoughMs = CHEAP_MS) => {
      const text = textOf(length)
      return cpuTimeOf(() => text.replace(expression, ''), enoughMs)
    }
    for (const length of SHORT) if ((await cost(length)) > CHEAP_MS) return false
    const long = await cost(LENGTH * LONGER)
    if (long > CHEAP_MS && long > MAX_GROWTH * (await cost(LENGTH, 0))) return false
  }
  return true
}
