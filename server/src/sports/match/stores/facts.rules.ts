import { validatorOf } from '@saidian/shared/contracts/validation'
import type { FeedFacts as Facts } from '../../../feeds/feed'
import { FeedFacts } from '../../../feeds/messages'

export type FactName = keyof Facts

const VALIDATORS = Object.entries(FeedFacts.properties).map(
  ([name, schema]) => [name as FactName, validatorOf(schema)] as const,
)

/**
 * The valid facts among the given names. An invalid one is counted and left out, another name only
 * left out.
 */
export function validFacts(
  facts: Facts,
  names: ReadonlySet<string>,
): { valid: Facts; malformed: number } {
  if (typeof facts !== 'object' || facts === null) return { valid: {}, malformed: 1 }
  const said = VALIDATORS.filter(([name]) => names.has(name) && facts[name] !== undefined)
  const valid = said.filter(([name, isValid]) => isValid(facts[name]))
  return {
    valid: Object.fromEntries(valid.map(([name]) => [name, facts[name]])),
    malformed: said.length - valid.length,
  }
}
