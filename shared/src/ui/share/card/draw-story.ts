import type { CardTheme } from './card-theme'
import { drawCover, linesOf, type Pen, type TextStyle, write } from './pen'
import type { StoryCard } from './share-card'

const LEFT = 48
const PICTURE_HEIGHT = 320

type Lines = Pick<TextStyle, 'size' | 'weight' | 'colour'> & { height: number; maxLines: number }

/** Draws a story on the upper part of the card: its picture, its title and how it begins. */
export async function drawStory(
  pen: Pen,
  theme: CardTheme,
  { caption, title, text, picture }: StoryCard,
  width: number,
): Promise<void> {
  const hasPicture =
    picture !== '' && (await drawCover(pen, picture, [0, 0, width, PICTURE_HEIGHT]))
  const maxWidth = width - 2 * LEFT
  const writeLines = (words: string, top: number, { height, maxLines, ...style }: Lines) => {
    pen.font = `${style.weight ?? 400} ${style.size}px ${theme.fontFamily}`
    const lines = linesOf(words, maxLines, (part) => pen.measureText(part).width <= maxWidth)
    for (const [line, part] of lines.entries()) {
      write(pen, theme, part, [LEFT, top + line * height], { ...style, align: 'left', maxWidth })
    }
    return top + lines.length * height
  }
  const head = { size: 44, weight: 600, colour: theme.onHero, height: 60 } as const
  const body = { size: 30, colour: theme.onHeroSecond, height: 46 } as const
  const top = hasPicture ? PICTURE_HEIGHT + 56 : 96
  const below = writeLines(title, top, { ...head, maxLines: hasPicture ? 2 : 4 })
  const end = writeLines(text, below + 8, { ...body, maxLines: hasPicture ? 1 : 4 })
  writeLines(caption, end + 12, { ...body, size: 26, maxLines: 1 })
}
