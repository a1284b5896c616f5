/** Link to another page of the product; an address elsewhere shows as plain text. */
export type Reference = { text: string; to: string }
/** Text of one or more sentences that may contain links. */
export type InlineText = string | readonly (string | Reference)[]
/** A titled list of facts, such as what is collected, why and for how long. */
export type FactSheet = {
  title: string
  facts: readonly (readonly [label: string, text: InlineText])[]
}

/** A block of a text. Texts are data: they contain no markup. */
export type Block =
  | { kind: 'paragraph'; text: InlineText }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly InlineText[] }
  | { kind: 'sheets'; sheets: readonly FactSheet[] }
