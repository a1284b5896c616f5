import type { AgreementName } from '../../paths'

/** Words that lead to another page of the product. */
export type Reference = { text: string; to: string }
/** A sentence or more, in which words may lead elsewhere. */
export type Words = string | readonly (string | Reference)[]
/** One thing told under several heads, such as what is collected, why and for how long. */
export type Sheet = { title: string; facts: readonly (readonly [label: string, words: Words])[] }

export type Block =
  | { kind: 'paragraph'; words: Words }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'sheets'; sheets: readonly Sheet[] }

/** `id` is the anchor of the chapter, unique in its agreement. */
export type Chapter = { id: string; title: string; blocks: readonly Block[] }

/** One of the eleven texts a person agrees to or can look up. */
export type Agreement = {
  name: AgreementName
  title: string
  version: string
  /** Beijing date, `2026-11-21`. */
  effectiveOn: string
  /** What matters most, read before the chapters. */
  summary: readonly Block[]
  chapters: readonly Chapter[]
}
