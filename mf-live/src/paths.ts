import type { Sport } from '@saidian/shared/matches'

export type MatchTab =
  | 'live'
  | 'text'
  | 'lineup'
  | 'box'
  | 'analysis'
  | 'odds'
  | 'intelligence'
  | 'chat'
  | 'ai'

/** The part of an address that names the sport. */
const SEGMENT: Record<Sport, string> = { football: 'zq', basketball: 'lq' }

/** Addresses of this remote. */
export const livePaths = {
  hot: () => '/live/hot',
  ai: () => '/live/ai',
  aiRecord: () => '/live/ai/list',
  list: (sport: Sport, tab: string, date?: string) =>
    `/live/${SEGMENT[sport]}/${tab}${date ? `?date=${date}` : ''}`,
  match: (sport: Sport, matchId: number, tab?: string, minute?: number) => {
    const query = new URLSearchParams()
    if (tab) query.set('tab', tab)
    if (minute !== undefined) query.set('minute', String(minute))
    const tail = query.toString()
    return `/live/${SEGMENT[sport]}/detail/${matchId}${tail ? `?${tail}` : ''}`
  },
} as const

/** Overlays of a list. The name stands alone in the query, so that back closes it. */
export type Overlay = 'filter' | 'settings'

/** The overlay named by a query such as `?filter`. */
export function overlayOf(search: URLSearchParams): Overlay | null {
  if (search.has('filter')) return 'filter'
  return search.has('settings') ? 'settings' : null
}
