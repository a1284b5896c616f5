import type { CardTheme } from './card-theme'

export type Pen = CanvasRenderingContext2D

export type TextStyle = {
  size: number
  weight?: 400 | 500 | 600 | 700
  colour: string
  align?: CanvasTextAlign
  /** Longer texts end in …. */
  maxWidth?: number
}

/** Writes one line with its middle at `y`. */
export function write(
  pen: Pen,
  { fontFamily }: CardTheme,
  text: string,
  [x, y]: readonly [number, number],
  { size, weight = 400, colour, align = 'center', maxWidth = Number.POSITIVE_INFINITY }: TextStyle,
): void {
  pen.font = `${weight} ${size}px ${fontFamily}`
  pen.fillStyle = colour
  pen.textAlign = align
  pen.textBaseline = 'middle'
  pen.fillText(
    shortened(text, (part) => pen.measureText(part).width <= maxWidth),
    x,
    y,
  )
}

/** The text, or its longest beginning with … that fits. */
export function shortened(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text
  const letters = [...text]
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('')}…`
}

/** Numbers, scores and Latin names stay whole; every other letter may begin a line. */
const UNITS = /[!-~]+|[^!-~]/gu

/** The text in lines of that width, the last of at most `maxLines` shortened. */
export function linesOf(text: string, maxLines: number, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  const units = (text.match(UNITS) ?? []).flatMap((unit) => (fits(unit) ? [unit] : [...unit]))
  for (const [place, unit] of units.entries()) {
    if (fits(line + unit)) {
      line += unit
      continue
    }
    if (lines.length === maxLines - 1) {
      return [...lines, shortened(line + units.slice(place).join(''), fits)]
    }
    lines.push(line)
    line = unit.trim()
  }
  return line ? [...lines, line] : lines
}

/** Draws a picture so that it covers a rectangle; false if it does not load. */
export async function drawCover(
  pen: Pen,
  src: string,
  [left, top, width, height]: readonly [number, number, number, number],
): Promise<boolean> {
  const picture = await loadPicture(src)
  if (!picture) return false
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const [shownWidth, shownHeight] = [width / scale, height / scale]
  const fromLeft = (picture.naturalWidth - shownWidth) / 2
  const fromTop = (picture.naturalHeight - shownHeight) / 2
  pen.drawImage(picture, fromLeft, fromTop, shownWidth, shownHeight, left, top, width, height)
  return true
}

/** Draws a picture as a circle; false if it does not load. */
export async function drawRound(
  pen: Pen,
  src: string,
  [x, y]: readonly [number, number],
  radius: number,
): Promise<boolean> {
  const picture = await loadPicture(src)
  if (!picture) return false
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.clip()
  pen.drawImage(picture, x - radius, y - radius, 2 * radius, 2 * radius)
  pen.restore()
  return true
}

async function loadPicture(src: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  // A picture of another host without its consent would make the card unreadable.
  picture.crossOrigin = 'anonymous'
  picture.src = src
  return picture.decode().then(
    () => picture,
    () => null,
  )
}
