import type { TopicRule } from '../../module'

export type MatchedRule = { rule: TopicRule; params: Record<string, string> }

/** Finds the rule of a topic by its pattern; null for a topic of no module. */
export function createRuleFinder(rules: TopicRule[]): (topic: string) => MatchedRule | null {
  const compiled = rules.map((rule) => ({ rule, segments: rule.pattern.split('/') }))
  return (topic) => {
    const segments = topic.split('/')
    for (const { rule, segments: pattern } of compiled) {
      const params = match(pattern, segments)
      if (params) return { rule, params }
    }
    return null
  }
}

function match(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = Object.create(null)
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}
