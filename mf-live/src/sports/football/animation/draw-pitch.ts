import type { Play } from './play.rules'

export type PitchColours = {
  grass: string
  stripe: string
  line: string
  ball: string
  home: string
  away: string
}

/** Reads the colours of the design tokens at `element`. */
export function pitchColours(element: Element): PitchColours {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    grass: of('--pitch'),
    stripe: of('--pitch-stripe'),
    line: of('--mark'),
    ball: of('--mark'),
    home: of('--home'),
    away: of('--away'),
  }
}

const STRIPES = 10

/** Draws the pitch, 105 × 68 metres, with the ball, its trail and the pressure of the attack. */
export function drawPitch(
  canvas: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  play: Play | null,
  colours: PitchColours,
): void {
  canvas.fillStyle = colours.grass
  canvas.fillRect(0, 0, width, height)
  canvas.fillStyle = colours.stripe
  for (let stripe = 0; stripe < STRIPES; stripe += 2) {
    canvas.fillRect((stripe * width) / STRIPES, 0, width / STRIPES, height)
  }
  drawLines(canvas, width, height, colours.line)
  if (!play) return
  const sideColour =
    play.side === 'home' ? colours.home : play.side === 'away' ? colours.away : colours.line
  if (play.side !== 'none') drawPressure(canvas, width, height, play, sideColour)
  drawTrail(canvas, width, height, play, sideColour)
  drawBall(canvas, (play.x / 100) * width, (play.y / 100) * height, height * 0.03, colours)
}

function drawLines(
  canvas: CanvasRenderingContext2D,
  width: number,
  height: number,
  colour: string,
): void {
  const metre = width / 105
  canvas.strokeStyle = colour
  canvas.globalAlpha = 0.55
  canvas.lineWidth = Math.max(1, metre * 0.25)
  canvas.strokeRect(metre, metre, width - 2 * metre, height - 2 * metre)
  canvas.beginPath()
  canvas.moveTo(width / 2, metre)
  canvas.lineTo(width / 2, height - metre)
  canvas.moveTo(width / 2 + 9.15 * metre, height / 2)
  canvas.arc(width / 2, height / 2, 9.15 * metre, 0, 2 * Math.PI)
  canvas.stroke()
  for (const [depth, breadth] of [
    [16.5, 40.3],
    [5.5, 18.3],
  ] as const) {
    const tall = (breadth / 68) * height
    canvas.strokeRect(metre, (height - tall) / 2, depth * metre, tall)
    canvas.strokeRect(width - metre - depth * metre, (height - tall) / 2, depth * metre, tall)
  }
  canvas.globalAlpha = 1
}

/** A gradient in the colour of the attacking side, from its own goal to the ball. */
function drawPressure(
  canvas: CanvasRenderingContext2D,
  width: number,
  height: number,
  { x, side }: Play,
  colour: string,
): void {
  const ball = (x / 100) * width
  const [from, to] = side === 'home' ? [0, ball] : [width, ball]
  const wash = canvas.createLinearGradient(from, 0, to, 0)
  wash.addColorStop(0, 'transparent')
  wash.addColorStop(1, colour)
  canvas.globalAlpha = 0.45
  canvas.fillStyle = wash
  canvas.fillRect(Math.min(from, to), 0, Math.abs(to - from), height)
  canvas.globalAlpha = 1
}

function drawTrail(
  canvas: CanvasRenderingContext2D,
  width: number,
  height: number,
  { trail }: Play,
  colour: string,
): void {
  canvas.strokeStyle = colour
  canvas.lineWidth = height * 0.012
  canvas.lineCap = 'round'
  for (let place = 1; place < trail.length; place++) {
    const [from, to] = [trail[place - 1], trail[place]]
    if (!from || !to) continue
    canvas.globalAlpha = place / trail.length
    canvas.beginPath()
    canvas.moveTo((from.x / 100) * width, (from.y / 100) * height)
    canvas.lineTo((to.x / 100) * width, (to.y / 100) * height)
    canvas.stroke()
  }
  canvas.globalAlpha = 1
}

function drawBall(
  canvas: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  { ball, grass }: PitchColours,
): void {
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, 2 * Math.PI)
  canvas.fillStyle = ball
  canvas.fill()
  canvas.lineWidth = radius * 0.3
  canvas.strokeStyle = grass
  canvas.stroke()
}
