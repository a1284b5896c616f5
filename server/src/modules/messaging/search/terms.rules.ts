/** Spelling that a search does not distinguish: width, case, compatibility forms, spaces. */
function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The parts of a query; a message has to contain all of them. */
export function queryParts(query: string): string[] {
  return [...new Set(foldText(query).split(' '))].filter((part) => part !== '')
}

/** Whether a message contains all parts of a query. */
export function containsAll(text: string, parts: readonly string[]): boolean {
  const folded = foldText(text)
  return parts.every((part) => folded.includes(part))
}

/** Adds the terms of a text: its characters and every two neighbours, of any script. */
export function addTerms(terms: Set<number>, text: string): void {
  for (const word of foldText(text).split(' ')) {
    let before = ''
    for (const character of word) {
      terms.add(keyOf(character))
      if (before !== '') terms.add(keyOf(before + character))
      before = character
    }
  }
}

/** Terms that a text with these parts has. */
export function queryTerms(parts: readonly string[]): number[] {
  const terms = new Set<number>()
  for (const word of parts) {
    const characters = [...word]
    const [first = '', ...others] = characters
    if (others.length === 0) terms.add(keyOf(first))
    for (const [at, character] of others.entries())
      terms.add(keyOf((characters[at] ?? '') + character))
  }
  return [...terms]
}

/** FNV-1a with 32 bits. Two terms of the same key cost the read of a block, no wrong hit. */
function keyOf(term: string): number {
  let key = 0x811c9dc5
  for (let at = 0; at < term.length; at++) key = Math.imul(key ^ term.charCodeAt(at), 0x01000193)
  return key | 0
}
