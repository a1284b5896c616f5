import { followsSlice, useAppSelector } from '@saidian/shared/store'
import { useEffect, useRef, useState } from 'react'
import { isKept, type MatchFilter } from '../../match/match-filter.rules'
import type { MatchNews } from '../../match/news'
import { promptFor } from './alert.rules'
import { AlertCard } from './alert-card'
import { openSoundAtFirstGesture, ring, shake } from './tone'
import { useAlertSettings } from './use-alert-settings'

const SHOWN_MS = 6_000

export type MatchAlertsProps = {
  /** Oldest first; what was there at the start is old and not announced. */
  news: readonly MatchNews[]
  /** What the person keeps of the lists; null for everything. */
  filter: MatchFilter | null
}

/** Tells goals and red cards while the page is open: card at the top, sound, shake. */
export function MatchAlerts({ news, filter }: MatchAlertsProps) {
  const settings = useAlertSettings()
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const told = useRef(news.at(-1)?.number ?? 0)
  const [shown, setShown] = useState<MatchNews | null>(null)

  useEffect(() => {
    const end = new AbortController()
    openSoundAtFirstGesture(end.signal)
    return () => end.abort()
  }, [])

  useEffect(() => {
    const fresh = news.filter((item) => item.number > told.current)
    told.current = news.at(-1)?.number ?? told.current
    for (const item of fresh) {
      const prompt = promptFor(item, settings, {
        isFollowed: followed.has(item.matchId),
        isShown: isKept(filter, item),
        nowMs: Date.now(),
      })
      if (prompt.rings) ring(item)
      if (prompt.vibrates) shake(item.kind)
      if (prompt.popsUp) setShown(item)
    }
  }, [news, settings, followed, filter])

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <div role="status" aria-label="比赛提示">
      {shown && !settings.noSpoiler && (
        <AlertCard key={shown.number} news={shown} onClose={() => setShown(null)} />
      )}
    </div>
  )
}
