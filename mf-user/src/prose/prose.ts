/** Link to another page of the product. */
export type Reference = { text: string; to: string }
/** Text of one or more sentences that may contain links. */
export type InlineText = string | readonly (string | Reference)[]
/** A titled list of facts, such as what is collected, why and for how long. */
export type Sheet = {
  title: string
  facts: readonly (readonly [label: string, text: InlineText])[]
}

/** A block of an agreement or an answer. Texts are data: they contain no markup. */
export type Block =
  | { kind: 'paragraph'; text: InlineText }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly InlineText[] }
  | { kind: 'sheets'; sheets: readonly Sheet[] }
