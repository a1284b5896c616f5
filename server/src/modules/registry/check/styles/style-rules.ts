import type { Location2, Rule, StyleSheet } from 'lightningcss'

/** A rule of a style sheet with the cascade layer around it, such as `remotes.mf-live`, or ''. */
export type FoundRule = { rule: Rule; layer: string }

/** Every rule of a style sheet, those inside of others too. */
export function rulesOf({ rules }: StyleSheet): FoundRule[] {
  return rules.flatMap((rule) => unfold(rule, ''))
}

function unfold(rule: Rule, layer: string): FoundRule[] {
  const inside = rule.type === 'layer-block' ? joined(layer, rule.value.name ?? ['?']) : layer
  return [{ rule, layer }, ...innerRules(rule).flatMap((next) => unfold(next, inside))]
}

function innerRules(rule: Rule): Rule[] {
  if (rule.type === 'nesting') return [{ type: 'style', value: rule.value.style }]
  if (!('value' in rule) || !rule.value || !('rules' in rule.value)) return []
  return rule.value.rules as Rule[]
}

function joined(layer: string, name: readonly string[]): string {
  return [...(layer ? [layer] : []), ...name].join('.')
}

/** Where a rule begins, when the parser says so. */
export function locationOf(rule: Rule): Location2 | null {
  if (rule.type === 'nesting') return rule.value.loc
  return 'value' in rule && rule.value && 'loc' in rule.value ? (rule.value.loc as Location2) : null
}
