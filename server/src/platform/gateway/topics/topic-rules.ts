import type { TopicRule } from '../../module'

export type MatchedRule = { rule: TopicRule; params: Record<string, string> }

/** Finds the rule of a topic by its pattern; null for a topic that no module owns. */
export function createRuleFinder(rules: TopicRule[]): (topic: string) => MatchedRule | null {
  const compiled = rules.map((rule) => ({ rule, words: rule.pattern.split('/') }))
  return (topic) => {
    const words = topic.split('/')
    for (const { rule, words: pattern } of compiled) {
      const params = match(pattern, words)
      if (params) return { rule, params }
    }
    return null
  }
}

function match(pattern: string[], words: string[]): Record<string, string> | null {
  if (pattern.length !== words.length) return null
  const params: Record<string, string> = Object.create(null)
  for (const [at, part] of pattern.entries()) {
    const word = words[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = word
    else if (part !== word) return null
  }
  return params
}
