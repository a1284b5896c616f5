import { formatDate } from '../date-text'

type Described = {
  home: string
  away: string
  /** Short name of the league and the round as shown; empty while unknown. */
  league: string
  round: string
  /** Kick-off, seconds since 1970. */
  kickoffAt: number
}

/**
 * A match as search engines and previews of links describe it. It names no result: a preview is
 * stored where the link was sent, so a score in it would soon be wrong.
 */
export function matchPageDescription({ home, away, league, round, kickoffAt }: Described): string {
  const when = formatDate(kickoffAt * 1000, 'M月d日 hh:mm')
  const occasion = league + round
  return `${occasion && `${occasion}，`}${home}对阵${away}，${when}开赛。比分、文字直播、阵容、技术统计、指数与分析。`
}
