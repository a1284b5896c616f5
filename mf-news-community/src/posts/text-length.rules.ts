import type { Post } from '@saidian/shared/contracts/community'

/** Lines of a card before it is cut. */
export const CARD_LINES = 6
/** Chinese characters on a line of a card at 375 wide. */
const LINE_CHARACTERS = 22.8

type Spans = Post['spans']

/** The text as it was written. */
export function plainText(spans: Spans): string {
  return spans.map(({ text }) => text).join('')
}

/** About how many lines a text takes: measuring each would lay out every card twice. */
export function linesOf(spans: Spans): number {
  const lines = plainText(spans).trim().split('\n')
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line))), 0)
}

/** Of a line of text, in lines of a card. */
function widthOf(line: string): number {
  let width = 0
  for (const character of line) width += (character.codePointAt(0) ?? 0) < 0x2000 ? 0.55 : 1
  return width / LINE_CHARACTERS
}
