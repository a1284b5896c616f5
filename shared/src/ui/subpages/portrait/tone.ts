const TONES = [
  '--brand-fill',
  '--shirt-away',
  '--rating-good',
  '--rating',
  '--rating-weak',
  '--hero-top',
] as const

/** Token of the colour behind the initial of a person; the same id always has the same. */
export function toneOf(id: string): (typeof TONES)[number] {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return TONES[sum % TONES.length] ?? TONES[0]
}

/** What stands for a person without a picture. */
export function initialOf(name: string): string {
  return [...name][0] ?? '球'
}
