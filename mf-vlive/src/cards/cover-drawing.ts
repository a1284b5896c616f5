/** Dark enough for white text, the same in every theme. */
const TONES = ['--hero-top', '--rating', '--rating-good', '--shirt-away', '--shirt-home'] as const

/** Token of the colour behind the drawing of a room; the same room always has the same. */
export function toneOf(roomId: number): (typeof TONES)[number] {
  return TONES[roomId % TONES.length] ?? TONES[0]
}

const RINGS = 'M30 45a50 50 0 1 0 100 0a50 50 0 1 0-100 0M50 45a30 30 0 1 0 60 0a30 30 0 1 0-60 0'
const PITCH = 'M80-6v102M62 45a18 18 0 1 0 36 0a18 18 0 1 0-36 0M-6 20h32v50H-6M166 20h-32v50h32'
const COURT =
  'M80-6v102M66 45a14 14 0 1 0 28 0a14 14 0 1 0-28 0M-6 8c58 2 58 72 0 74M166 8c-58 2-58 72 0 74'

/** Lines by column: 热门, 足球, 篮球, 综合. */
export const COVER_LINES: readonly string[] = [RINGS, PITCH, COURT, RINGS]
