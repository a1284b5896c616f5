import type { CrestProps } from '../../crest/crest'

export type CardSide = Pick<CrestProps, 'teamId' | 'colors' | 'mark' | 'iso'> & { name: string }

/** Two sides with a text between them, such as a match. */
export type VersusCard = {
  kind: 'versus'
  /** Above the sides, such as the league; may be empty. */
  caption: string
  /** Below the caption, such as the kick-off. */
  time: string
  sides: readonly [CardSide, CardSide]
  /** The score; `VS` before the match and while it is hidden. */
  centre: string
  /** Below the centre, such as the status; may be empty. */
  note: string
}

/** A person. */
export type PersonCard = {
  kind: 'person'
  name: string
  id: string
  /** Address of the picture; empty without one. */
  portrait: string
  facts: readonly string[]
}

/** Something to read, such as an article or a post. */
export type StoryCard = {
  kind: 'story'
  /** Who wrote it and when; may be empty. */
  caption: string
  title: string
  /** Beginning of the text; may be empty. */
  text: string
  /** Address of a picture of the product; empty without one. */
  picture: string
}

/** What the drawn card of a share sheet shows above the QR code. */
export type ShareCard = VersusCard | PersonCard | StoryCard

/** The content of a card in words, for who does not see it. */
export function textOfCard(card: ShareCard): string {
  if (card.kind === 'person') return [card.name, ...card.facts].join('，')
  if (card.kind === 'story') return [card.caption, card.title, card.text].filter(Boolean).join('，')
  const [home, away] = card.sides
  const parts = [card.caption, card.time, `${home.name} ${card.centre} ${away.name}`, card.note]
  return parts.filter(Boolean).join('，')
}
