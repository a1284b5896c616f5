import { MatchText } from '../../../../features/match-text/match-text'
import type { TextView } from '../../../../features/match-text/text-view'

const view: TextView = { isScore: () => false }

/** 文字 of a basketball match. */
export function TextPanel() {
  return <MatchText view={view} />
}
