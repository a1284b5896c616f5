/** Outline of a drawn crest. */
export type CrestShape = 'shield' | 'circle' | 'pennant'

type Drawing = {
  outline: string
  /** The part in the second colour, divided in one of three ways by the team's id. */
  second: (teamId: number) => string
}

const SHAPES: CrestShape[] = ['shield', 'circle', 'shield', 'circle', 'pennant']

/** Spreads neighbouring ids over the shapes (Knuth's multiplicative hash). */
function hash(teamId: number): number {
  return Math.imul(teamId, 2654435761) >>> 0
}

/** Shape of a team's crest; the same id always gives the same. */
export function crestShape(teamId: number): CrestShape {
  return SHAPES[(hash(teamId) >>> 8) % SHAPES.length] ?? 'shield'
}

function pick(teamId: number, halves: readonly [string, string, string]): string {
  return halves[(hash(teamId) >>> 20) % 3] ?? halves[0]
}

/** Paths of the shapes in a square of 20 by 20. */
export const CREST_SHAPES: Record<CrestShape, Drawing> = {
  shield: {
    outline:
      'M2.5 2.5C5 2.8 7.8 2.3 10 1.2c2.2 1.1 5 1.6 7.5 1.3v7c0 4.5-3 7.5-7.5 9.3-4.5-1.8-7.5-4.8-7.5-9.3z',
    second: (teamId) =>
      pick(teamId, [
        'M10 1.2c2.2 1.1 5 1.6 7.5 1.3v7c0 4.5-3 7.5-7.5 9.3z',
        'M2.5 2.5C5 2.8 7.8 2.3 10 1.2c2.2 1.1 5 1.6 7.5 1.3V6h-15z',
        'M17.5 4.4v5.1c0 4.5-3 7.5-7.5 9.3-2.3-.9-4.2-2.2-5.5-3.9z',
      ]),
  },
  circle: {
    outline: 'M10 1.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6z',
    second: (teamId) =>
      pick(teamId, [
        'M10 1.2a8.8 8.8 0 0 1 0 17.6z',
        'M1.2 10a8.8 8.8 0 0 0 17.6 0z',
        'M16.2 3.8A8.8 8.8 0 0 1 3.8 16.2z',
      ]),
  },
  pennant: {
    outline: 'M3 1.8h14v11.4L10 18.8l-7-5.6z',
    second: (teamId) =>
      pick(teamId, ['M10 1.8h7v11.4l-7 5.6z', 'M3 1.8h14v3.8H3z', 'M17 4.4v8.8l-7 5.6-4.6-3.7z']),
  },
}
