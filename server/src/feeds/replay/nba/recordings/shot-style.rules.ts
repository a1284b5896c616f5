import type { ShotStyle } from './play'

/** In order: the first pattern found in the description of a shot names its style. */
const STYLES: readonly [RegExp, ShotStyle][] = [
  [/alley.?oop/i, 'alleyOop'],
  [/\bdunk/i, 'dunk'],
  [/\btip\b|putback/i, 'tip'],
  [/hook/i, 'hook'],
  [/layup|finger roll/i, 'layup'],
  [/float/i, 'floater'],
  [/fade/i, 'fadeaway'],
  [/step.?back/i, 'stepBack'],
  [/pull.?up/i, 'pullUp'],
]

export function shotStyleOf(description: string): ShotStyle {
  return STYLES.find(([pattern]) => pattern.test(description))?.[1] ?? 'jumper'
}

/** Distance in feet of `Love 24' 3PT Jump Shot`; null when it is not given. */
export function feetOf(description: string): number | null {
  const feet = /(\d+)' /.exec(description)?.[1]
  return feet === undefined ? null : Number(feet)
}
