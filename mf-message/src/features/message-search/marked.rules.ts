export type Part = { text: string; isMarked: boolean; start: number }

/** How much of a long text stands before what was found. */
const BEFORE = 16

/** The parts of a text with every place of the words marked; case does not matter. */
export function markedParts(text: string, words: string): Part[] {
  const parts: Part[] = []
  const [inText, wanted] = [foldCase(text), foldCase(words)]
  let at = 0
  const add = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked, start: at })
    at = Math.max(at, end)
  }
  if (wanted !== '') {
    for (let found = inText.indexOf(wanted); found >= 0; found = inText.indexOf(wanted, at)) {
      add(found, false)
      add(found + wanted.length, true)
    }
  }
  add(text.length, false)
  return parts
}

/** The text on one line, from shortly before the first place of the words. */
export function excerptOf(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const found = foldCase(line).indexOf(foldCase(words))
  return found > BEFORE ? `…${line.slice(found - BEFORE)}` : line
}

/** Lower case letter by letter, so that places in the text stay the same. */
function foldCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Whether a name contains the words. */
export function contains(name: string, words: string): boolean {
  return foldCase(name).includes(foldCase(words))
}
