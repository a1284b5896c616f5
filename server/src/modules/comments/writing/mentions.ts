import type { Span } from '@saidian/shared/contracts/content'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import { findByNicknames, type Named } from '../../profile'

const MAX_MENTIONS = 10
/** Longest nickname in letters; most are written without a space behind. */
const MAX_NAME = 16
const MIN_NAME = 2

export type Mentioned = { spans: Span[]; memberIds: string[] }

/**
 * A text with its mentions (@昵称) as links to members. The longest nickname after an @ counts; one
 * that no member has stays text. Hidden members are not linked.
 */
export async function withMentions(
  db: Db,
  text: string,
  hidden: ReadonlySet<string>,
): Promise<Mentioned> {
  const places = [...text.matchAll(/[@＠]/g)].slice(0, MAX_MENTIONS).map(({ index }) => index)
  if (places.length === 0) return { spans: [{ text }], memberIds: [] }
  const named = await findByNicknames(
    db,
    places.flatMap((at) => namesAfter(text, at)),
  )
  const spans: Span[] = []
  const memberIds = new Set<string>()
  let done = 0
  for (const at of places) {
    const member = at < done ? undefined : memberAt(text, at, named)
    if (!member || hidden.has(member.id)) continue
    const end = at + 1 + member.nickName.length
    if (at > done) spans.push({ text: text.slice(done, at) })
    spans.push({ text: `@${member.nickName}`, to: paths.member(member.id) })
    memberIds.add(member.id)
    done = end
  }
  if (done < text.length) spans.push({ text: text.slice(done) })
  return { spans, memberIds: [...memberIds] }
}

/** Every text after an @ that may be a nickname. */
function namesAfter(text: string, at: number): string[] {
  const letters = [...(text.slice(at + 1).split(/[\n@＠]/)[0] ?? '')].slice(0, MAX_NAME)
  const names: string[] = []
  for (let length = MIN_NAME; length <= letters.length; length++)
    names.push(letters.slice(0, length).join(''))
  return names
}

function memberAt(text: string, at: number, named: ReadonlyMap<string, Named>) {
  return namesAfter(text, at)
    .reverse()
    .map((name) => named.get(name))
    .find((member) => member !== undefined)
}

const MEMBER = new RegExp(`^${escaped(paths.member(''))}(\\d+)$`)

/** Members whom a stored text links to. */
export function mentionedIn(spans: readonly Span[]): string[] {
  return spans.flatMap(({ to }) => (to === undefined ? [] : (MEMBER.exec(to)?.[1] ?? [])))
}

function escaped(text: string): string {
  return text.replace(/[.?/\\]/g, '\\$&')
}
