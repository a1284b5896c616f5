const ESCAPE = String.raw`\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|.)`
/** Groups, alternatives, borders and what refers to a group match no text of their own. */
const SYNTAX = String.raw`\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[)|^$]|\\(?:[1-9]\d*|k<\w+>|b)`
const TOKEN = new RegExp(
  String.raw`(?:(${SYNTAX})|(\[(?:\\.|[^\]\\])*\]|${ESCAPE}|[^]))((?:[*+?]|\{\d+(?:,\d*)?\})\??)?`,
  'gi',
)
/** Characters that a part of an expression may want. */
const LETTERS = [...'aA0 -./好一"\n\u0301\u{1f600}']
/** Ends most matches. */
const END = '\u0001'
const MAX_PARTS = 3

/**
 * Texts on which an expression that backtracks takes long, of any length: repetitions of what some
 * of its parts match, at once or behind what its beginning matches, with an end that matches
 * nothing.
 */
export function nastyTexts(expression: RegExp): ((length: number) => string)[] {
  const samples = partsOf(expression.source).map((part) => sampleOf(part, expression.flags))
  const texts = new Map<string, (length: number) => string>()
  for (const [at] of samples.entries()) {
    for (let count = 1; count <= MAX_PARTS; count++) {
      const repeated = samples.slice(at, at + count).join('')
      if (repeated === '') continue
      for (const before of ['', samples.slice(0, at).join('')])
        texts.set(
          `${before}\0${repeated}`,
          (length) => before + repeated.repeat(Math.ceil(length / repeated.length)) + END,
        )
    }
  }
  return [...texts.values()]
}

/** Parts that match text, in their order; letters side by side are one part. */
function partsOf(source: string): string[] {
  const parts: string[] = []
  let isLiteral = false
  for (const [, , part, times] of source.matchAll(TOKEN)) {
    const isLetter = part !== undefined && times === undefined && /^[^\\[.]$/.test(part)
    if (isLetter && isLiteral) parts.push((parts.pop() ?? '') + part)
    else if (part !== undefined) parts.push(part)
    isLiteral = isLetter
  }
  return parts
}

/** A text that the part matches. */
function sampleOf(part: string, flags: string): string {
  const whole = new RegExp(`^(?:${part})$`, flags.replace(/[gy]/g, ''))
  const own = part.replace(/^\\(?=\W)/, '')
  return [own, ...LETTERS, ...part].find((text) => whole.test(text)) ?? ''
}
