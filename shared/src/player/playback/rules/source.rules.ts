import type { PlaySource } from '../../../contracts/rooms'

const QUALITY_TEXTS: Record<PlaySource['quality'], string> = {
  source: '蓝光',
  high: '超清',
  standard: '高清',
  smooth: '流畅',
}

const BEST_FIRST = Object.keys(QUALITY_TEXTS) as PlaySource['quality'][]

export function qualityText(quality: PlaySource['quality']): string {
  return QUALITY_TEXTS[quality]
}

type Wish = Pick<PlaySource, 'line' | 'quality'>

/** The wished source, else the same quality of another line, else the next lower quality. */
export function chooseSource(sources: readonly PlaySource[], wish: Wish): PlaySource | null {
  const onLine = sources.filter(({ line }) => line === wish.line)
  const candidates = onLine.length > 0 ? onLine : sources
  const lower = BEST_FIRST.slice(BEST_FIRST.indexOf(wish.quality))
  const higher = BEST_FIRST.slice(0, BEST_FIRST.indexOf(wish.quality)).reverse()
  for (const quality of [...lower, ...higher]) {
    const source = candidates.find((candidate) => candidate.quality === quality)
    if (source) return source
  }
  return null
}

/** Lines that exist, and qualities of a line, best first: a menu of one offers nothing. */
export function linesOf(sources: readonly PlaySource[]): number[] {
  return [...new Set(sources.map(({ line }) => line))].sort((one, other) => one - other)
}

export function qualitiesOf(sources: readonly PlaySource[], line: number): PlaySource['quality'][] {
  return BEST_FIRST.filter((quality) =>
    sources.some((source) => source.line === line && source.quality === quality),
  )
}
