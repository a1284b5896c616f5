/** Words that lead to another page of the product. */
export type Reference = { text: string; to: string }
/** A sentence or more, in which words may lead elsewhere. */
export type Words = string | readonly (string | Reference)[]
/** One thing told under several heads, such as what is collected, why and for how long. */
export type Sheet = { title: string; facts: readonly (readonly [label: string, words: Words])[] }

/** A piece of a written text: agreements and answers are made of them, so that no text carries markup. */
export type Block =
  | { kind: 'paragraph'; words: Words }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'sheets'; sheets: readonly Sheet[] }
