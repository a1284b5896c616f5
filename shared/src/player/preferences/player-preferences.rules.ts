/** Parts of the height that danmaku may cover. */
export const DANMAKU_AREAS = { quarter: 1 / 4, half: 1 / 2, full: 1 } as const
export type DanmakuArea = keyof typeof DANMAKU_AREAS

export type DanmakuPreferences = {
  isOn: boolean
  area: DanmakuArea
  /** Percent. */
  opacity: number
  /** Percent of the size that goes with the height of the video. */
  size: number
  /** Percent of the calm speed. */
  speed: number
  /** Messages with one of these words are not shown. */
  hiddenTerms: readonly string[]
  /** Nor those of these members. */
  hiddenAuthors: readonly string[]
}

/** How video plays on this device. */
export type PlayerPreferences = {
  isMuted: boolean
  /** 0 to 1. */
  volume: number
  line: number
  quality: 'source' | 'high' | 'standard' | 'smooth'
  /** The sound goes on while the page is hidden. */
  playsInBackground: boolean
  danmaku: DanmakuPreferences
}

export const DANMAKU_RANGES = {
  opacity: { min: 20, max: 100, step: 10 },
  size: { min: 70, max: 150, step: 10 },
  speed: { min: 50, max: 200, step: 25 },
} as const

export const DEFAULT_PREFERENCES: PlayerPreferences = {
  isMuted: true,
  volume: 1,
  line: 1,
  quality: 'source',
  playsInBackground: false,
  danmaku: {
    isOn: true,
    area: 'quarter',
    opacity: 80,
    size: 100,
    speed: 100,
    hiddenTerms: [],
    hiddenAuthors: [],
  },
}

const MAX_HIDDEN = 50
const QUALITIES = ['source', 'high', 'standard', 'smooth'] as const

/** Takes what is valid of a stored value and the default for the rest. */
export function parsePreferences(stored: unknown): PlayerPreferences {
  const given = fieldsOf(stored)
  const standard = DEFAULT_PREFERENCES
  return {
    isMuted: booleanOr(given.isMuted, standard.isMuted),
    volume: numberOr(given.volume, { min: 0, max: 1 }, standard.volume),
    line: numberOr(given.line, { min: 1, max: 99 }, standard.line),
    quality: QUALITIES.find((quality) => quality === given.quality) ?? standard.quality,
    playsInBackground: booleanOr(given.playsInBackground, standard.playsInBackground),
    danmaku: parseDanmaku(fieldsOf(given.danmaku)),
  }
}

function parseDanmaku(given: Record<string, unknown>): DanmakuPreferences {
  const standard = DEFAULT_PREFERENCES.danmaku
  const { opacity, size, speed } = DANMAKU_RANGES
  return {
    isOn: booleanOr(given.isOn, standard.isOn),
    area: isArea(given.area) ? given.area : standard.area,
    opacity: numberOr(given.opacity, opacity, standard.opacity),
    size: numberOr(given.size, size, standard.size),
    speed: numberOr(given.speed, speed, standard.speed),
    hiddenTerms: textsOf(given.hiddenTerms),
    hiddenAuthors: textsOf(given.hiddenAuthors),
  }
}

/** A list with `text` at its end; the oldest leave a full one. */
export function withHidden(hidden: readonly string[], text: string): readonly string[] {
  const word = text.trim()
  if (word === '' || hidden.includes(word)) return hidden
  return [...hidden, word].slice(-MAX_HIDDEN)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function booleanOr(value: unknown, standard: boolean): boolean {
  return typeof value === 'boolean' ? value : standard
}

function numberOr(value: unknown, range: { min: number; max: number }, standard: number): number {
  return typeof value === 'number' && value >= range.min && value <= range.max ? value : standard
}

function isArea(value: unknown): value is DanmakuArea {
  return typeof value === 'string' && Object.hasOwn(DANMAKU_AREAS, value)
}

function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter((text) => typeof text === 'string' && text !== '').slice(-MAX_HIDDEN)
}
