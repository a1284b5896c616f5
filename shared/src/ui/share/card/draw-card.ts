import { PRODUCT_NAME } from '../../../contracts/page'
import { LOGO } from '../../logo/logo-drawing'
import { initialOf, toneOf } from '../../subpages/portrait/tone'
import { qrMatrix } from '../qr/qr-matrix'
import { type CardTheme, readCardTheme } from './card-theme'
import { drawCrest } from './draw-crest'
import { drawStory } from './draw-story'
import { drawRound, type Pen, write } from './pen'
import type { PersonCard, ShareCard, VersusCard } from './share-card'

/** Size of the picture in pixels: twice that of a card on a phone. */
const CARD_SIZE = { width: 750, height: 960 } as const
const HERO_HEIGHT = 620
const MIDDLE = CARD_SIZE.width / 2

/**
 * Draws a card in the theme of the page, with `title` and a QR code of `url` below, as a PNG.
 * Rejects where the browser has no canvas.
 */
export async function drawCard(card: ShareCard, title: string, url: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, CARD_SIZE)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const theme = readCardTheme()
  drawGround(pen, theme)
  await drawContent(pen, theme, card)
  drawFoot(pen, theme, title, url)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function drawContent(pen: Pen, theme: CardTheme, card: ShareCard): Promise<void> {
  if (card.kind === 'versus') return drawVersus(pen, theme, card)
  if (card.kind === 'person') return drawPerson(pen, theme, card)
  return drawStory(pen, theme, card, CARD_SIZE.width)
}

function drawGround(pen: Pen, { heroTop, heroBottom, card }: CardTheme): void {
  const { width, height } = CARD_SIZE
  pen.fillStyle = card
  pen.fillRect(0, 0, width, height)
  const hero = pen.createLinearGradient(0, 0, 0, HERO_HEIGHT)
  hero.addColorStop(0, heroTop)
  hero.addColorStop(1, heroBottom)
  pen.fillStyle = hero
  pen.fillRect(0, 0, width, HERO_HEIGHT)
}

async function drawVersus(pen: Pen, theme: CardTheme, card: VersusCard): Promise<void> {
  const { onHero, onHeroSecond } = theme
  write(pen, theme, card.caption, [MIDDLE, 92], { size: 30, colour: onHero, maxWidth: 660 })
  write(pen, theme, card.time, [MIDDLE, 142], { size: 28, colour: onHeroSecond, maxWidth: 660 })
  for (const [place, side] of card.sides.entries()) {
    const x = place === 0 ? 160 : CARD_SIZE.width - 160
    await drawCrest(pen, theme, side, [x, 300], 168)
    write(pen, theme, side.name, [x, 440], {
      size: 34,
      weight: 600,
      colour: onHero,
      maxWidth: 270,
    })
  }
  const centre = { size: 92, weight: 600, colour: onHero, maxWidth: 260 } as const
  write(pen, theme, card.centre, [MIDDLE, 304], centre)
  write(pen, theme, card.note, [MIDDLE, 530], { size: 30, colour: onHeroSecond, maxWidth: 660 })
}

async function drawPerson(pen: Pen, theme: CardTheme, card: PersonCard): Promise<void> {
  const at = [MIDDLE, 220] as const
  const isDrawn = card.portrait !== '' && (await drawRound(pen, card.portrait, at, 112))
  if (!isDrawn) {
    pen.fillStyle = theme.colourOf(toneOf(card.id))
    pen.beginPath()
    pen.arc(...at, 112, 0, 2 * Math.PI)
    pen.fill()
    write(pen, theme, initialOf(card.name), at, { size: 96, weight: 600, colour: theme.mark })
  }
  // A picture or a colour as dark as the ground still has an edge.
  pen.strokeStyle = theme.onHeroSecond
  pen.lineWidth = 4
  pen.beginPath()
  pen.arc(...at, 114, 0, 2 * Math.PI)
  pen.stroke()
  write(pen, theme, card.name, [MIDDLE, 400], {
    size: 48,
    weight: 600,
    colour: theme.onHero,
    maxWidth: 660,
  })
  for (const [line, fact] of card.facts.entries()) {
    const y = 470 + line * 48
    write(pen, theme, fact, [MIDDLE, y], { size: 30, colour: theme.onHeroSecond, maxWidth: 660 })
  }
}

const QR_SIDE = 244

/** What is shared, by whom, and the code that leads there. */
function drawFoot(pen: Pen, theme: CardTheme, title: string, url: string): void {
  const top = HERO_HEIGHT + (CARD_SIZE.height - HERO_HEIGHT - QR_SIDE) / 2
  drawCode(pen, theme, url, [CARD_SIZE.width - 48 - QR_SIDE, top])
  const text = { align: 'left', maxWidth: 370 } as const
  drawLogo(pen, theme, [48, top + 8])
  write(pen, theme, PRODUCT_NAME, [128, top + 40], {
    ...text,
    size: 38,
    weight: 600,
    colour: theme.title,
  })
  write(pen, theme, title, [48, top + 136], { ...text, size: 30, colour: theme.title })
  write(pen, theme, '扫码查看', [48, top + 196], { ...text, size: 28, colour: theme.second })
}

/** Dark on white in every theme, with the quiet zone that scanners need. */
function drawCode(
  pen: Pen,
  { codeGround, codeCell }: CardTheme,
  url: string,
  [left, top]: readonly [number, number],
): void {
  const rows = qrMatrix(url)
  const quiet = 4
  const cell = QR_SIDE / (rows.length + 2 * quiet)
  pen.fillStyle = codeGround
  pen.fillRect(left, top, QR_SIDE, QR_SIDE)
  pen.fillStyle = codeCell
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      // Rounded outwards: hairlines between cells would confuse scanners.
      if (isDark)
        pen.fillRect(left + (x + quiet) * cell, top + (y + quiet) * cell, cell + 0.5, cell + 0.5)
    }
  }
}

/** The mark of the product, as `Logo` draws it. */
function drawLogo(pen: Pen, { brand, mark, goal }: CardTheme, [x, y]: readonly [number, number]) {
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = brand
  pen.beginPath()
  pen.roundRect(0, 0, LOGO.side, LOGO.side, LOGO.corner)
  pen.fill()
  pen.strokeStyle = mark
  pen.lineWidth = LOGO.lineWidth
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(LOGO.line))
  pen.fillStyle = goal
  pen.beginPath()
  pen.arc(LOGO.ball.x, LOGO.ball.y, LOGO.ball.radius, 0, 2 * Math.PI)
  pen.fill()
  pen.restore()
}
