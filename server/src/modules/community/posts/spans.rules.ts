import type { Span } from '@saidian/shared/contracts/content'
import { paths } from '@saidian/shared/contracts/page'

const MAX_NAME = 24
const MAX_MENTIONS = 10
const MAX_TOPICS = 5

/** @ with what may be a nickname, or a topic between two #. */
const MARK = /@([^\s@#,，。.！!？?：:；;、()（）<>《》"“”'‘’]{1,24})|#([^#\n]{1,30})#/gu

export type FoundMarks = {
  /** Nicknames that the text may mention, in lower case: every beginning of what follows an @. */
  names: string[]
  topics: string[]
}

/** What a text may mention, to be looked up. */
export function findMarks(text: string): FoundMarks {
  const typed: string[] = []
  const topics = new Set<string>()
  for (const [, name, topic] of text.matchAll(MARK)) {
    if (name !== undefined && typed.length < MAX_MENTIONS) typed.push(name)
    const known = topic?.trim() ?? ''
    if (known !== '' && topics.size < MAX_TOPICS) topics.add(known)
  }
  return { names: [...new Set(typed.flatMap(beginningsOf))], topics: [...topics] }
}

function beginningsOf(name: string): string[] {
  const letters = [...name].slice(0, MAX_NAME)
  return letters.map((_, at) =>
    letters
      .slice(0, at + 1)
      .join('')
      .toLowerCase(),
  )
}

export type LinkedText = { spans: Span[]; mentions: string[]; topics: string[] }

/**
 * The text with links to the members and topics that it names. `members` gives ids by nickname in
 * lower case; the longest nickname wins, since no space need follow it.
 */
export function linkMarks(text: string, members: ReadonlyMap<string, string>): LinkedText {
  const spans: Span[] = []
  const mentions = new Set<string>()
  const topics = new Set<string>()
  let end = 0
  const addLink = (start: number, length: number, to: string) => {
    if (start > end) spans.push({ text: text.slice(end, start) })
    end = start + length
    spans.push({ text: text.slice(start, end), to })
  }
  for (const { 0: whole, 1: name, 2: topic, index } of text.matchAll(MARK)) {
    if (name !== undefined) {
      const found = memberIn(name, members)
      if (!found || (!mentions.has(found.id) && mentions.size === MAX_MENTIONS)) continue
      mentions.add(found.id)
      addLink(index, found.name.length + 1, paths.member(found.id))
      continue
    }
    const known = topic?.trim() ?? ''
    if (known === '' || (!topics.has(known) && topics.size === MAX_TOPICS)) continue
    topics.add(known)
    addLink(index, whole.length, paths.topic(known))
  }
  if (end < text.length) spans.push({ text: text.slice(end) })
  return { spans, mentions: [...mentions], topics: [...topics] }
}

function memberIn(
  typed: string,
  members: ReadonlyMap<string, string>,
): { id: string; name: string } | null {
  const letters = [...typed]
  for (let length = letters.length; length > 0; length--) {
    const name = letters.slice(0, length).join('')
    const id = members.get(name.toLowerCase())
    if (id !== undefined) return { id, name }
  }
  return null
}
