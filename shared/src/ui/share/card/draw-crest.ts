import { flagPath } from '../../../contracts/page'
import { CREST_SHAPES, crestShape } from '../../../lib'
import type { CardTheme } from './card-theme'
import { drawRound, type Pen } from './pen'
import type { CardSide } from './share-card'

/** Side of the grid that the shapes are drawn on. */
const GRID = 20

/** The crest of a side as `Crest` shows it, with its middle at `at`. */
export async function drawCrest(
  pen: Pen,
  theme: CardTheme,
  { teamId, colors, mark, iso }: CardSide,
  at: readonly [number, number],
  size: number,
): Promise<void> {
  if (iso && (await drawRound(pen, flagPath(iso), at, size / 2))) return
  const { outline, second } = CREST_SHAPES[crestShape(teamId)]
  pen.save()
  pen.translate(at[0] - size / 2, at[1] - size / 2)
  pen.scale(size / GRID, size / GRID)
  const edge = new Path2D(outline)
  pen.fillStyle = colors[0]
  pen.fill(edge)
  pen.fillStyle = colors[1]
  pen.fill(new Path2D(second(teamId)))
  pen.strokeStyle = theme.outline
  pen.lineWidth = 0.4
  pen.stroke(edge)
  drawMark(pen, theme, mark)
  pen.restore()
}

function drawMark(pen: Pen, { fontFamily, mark: colour, markEdge }: CardTheme, mark: string) {
  pen.font = `700 ${[...mark].length > 1 ? 6.4 : 8.4}px ${fontFamily}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = 0.9
  pen.strokeStyle = markEdge
  pen.strokeText(mark, GRID / 2, GRID / 2)
  pen.fillStyle = colour
  pen.fillText(mark, GRID / 2, GRID / 2)
}
