import type { Post } from '@saidian/shared/contracts/community'
import { gridHeight } from '../posts/pictures/picture-grid.rules'
import { CARD_LINES, linesOf } from '../posts/text-length.rules'

/** In rem, of the page of 375 px. */
const HEAD_AND_BAR = 2.4
const LINE = 0.48
const GAP = 0.16
const TAG = 0.88

/** About how high a card is before it is laid out. */
export function cardHeight({ spans, pictures, tag }: Post): number {
  const lines = spans.length === 0 ? 0 : linesOf(spans)
  const text = lines > CARD_LINES ? CARD_LINES * LINE + 0.64 : lines * LINE
  return (
    HEAD_AND_BAR +
    (lines > 0 ? text + GAP : 0) +
    (pictures.length > 0 ? gridHeight(pictures) + GAP : 0) +
    (tag ? TAG + GAP : 0)
  )
}
