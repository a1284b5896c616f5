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
