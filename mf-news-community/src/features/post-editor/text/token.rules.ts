/** What @ and # stand for. */
export type SuggestKind = 'member' | 'topic'

/** What is typed before the caret: @ and the beginning of a name, or # and one of a topic. */
export type Token = { kind: SuggestKind; q: string; from: number }

const MEMBER = /@([^\s@#]{0,20})$/
const TOPIC = /#([^\s@#]{0,30})$/

/** The token that ends at the caret; null without one. A second # closes a topic. */
export function tokenAt(text: string, caret: number): Token | null {
  const before = text.slice(0, caret)
  const topic = TOPIC.exec(before)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (topic && (line.split('#').length - 1) % 2 === 1)
    return { kind: 'topic', q: topic[1] ?? '', from: topic.index }
  const member = MEMBER.exec(before)
  return member ? { kind: 'member', q: member[1] ?? '', from: member.index } : null
}

/** The text with the token completed, and where the caret stands then. */
export function completed(text: string, caret: number, token: Token, name: string) {
  const inserted = token.kind === 'member' ? `@${name} ` : `#${name}# `
  return replaced(text, token.from, caret, inserted)
}

/** The text with something put in place of what is selected. */
export function replaced(text: string, from: number, to: number, inserted: string) {
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length }
}

/** Characters as a reader counts them. */
export function lengthOf(text: string): number {
  return [...text].length
}
