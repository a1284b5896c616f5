import { validatorOf } from '@saidian/shared/contracts/validation'
import type { FeedFacts as Facts } from '../../../../feeds/feed'
import { FeedFacts } from '../../../../feeds/messages'

const VALIDATORS = Object.entries(FeedFacts.properties).map(
  ([name, schema]) => [name as keyof Facts, validatorOf(schema)] as const,
)

/** The valid facts. An invalid field is counted and left out, an unknown one only left out. */
export function validFacts(facts: Facts): { valid: Facts; malformed: number } {
  if (typeof facts !== 'object' || facts === null) return { valid: {}, malformed: 1 }
  const said = VALIDATORS.filter(([name]) => facts[name] !== undefined)
  const valid = said.filter(([name, isValid]) => isValid(facts[name]))
  return {
    valid: Object.fromEntries(valid.map(([name]) => [name, facts[name]])),
    malformed: said.length - valid.length,
  }
}
