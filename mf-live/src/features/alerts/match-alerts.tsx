import { useMountSignal } from '@saidian/shared/host'
import type { MatchAlert } from '@saidian/shared/matches'
import { followsSlice, useAppSelector } from '@saidian/shared/store'
import { useEffect, useRef, useState } from 'react'
import { type MatchFilter, matchesFilter } from '../../match/match-filter.rules'
import { promptFor } from './alert.rules'
import { AlertCard } from './alert-card'
import type { AlertView } from './alert-view'
import { ring, shake, unlockAudioAtFirstGesture } from './tone'
import { useAlertSettings } from './use-alert-settings'

const SHOWN_MS = 6_000

export type MatchAlertsProps = {
  view: AlertView
  /** Oldest first. Alerts of the first render are old and not announced. */
  alerts: readonly MatchAlert[]
  /** The filter of the lists; null shows every match. */
  filter: MatchFilter | null
}

/** Announces the alerts of a sport while the page is open: a card, a sound and vibration. */
export function MatchAlerts({ view, alerts, filter }: MatchAlertsProps) {
  const settings = useAlertSettings()
  const signal = useMountSignal()
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const lastSeen = useRef(alerts.at(-1)?.number ?? 0)
  const [shown, setShown] = useState<MatchAlert | null>(null)

  useEffect(() => unlockAudioAtFirstGesture(signal), [signal])

  useEffect(() => {
    const unseen = alerts.filter((item) => item.number > lastSeen.current)
    lastSeen.current = alerts.at(-1)?.number ?? lastSeen.current
    for (const item of unseen) {
      const prompt = promptFor(settings, {
        isWanted: view.isWanted(item, settings),
        rings: view.rings(item, settings),
        isFollowed: followed.has(item.matchId),
        isShown: matchesFilter(filter, item),
        nowMs: Date.now(),
      })
      if (prompt.rings) ring(view.notesOf(item))
      if (prompt.vibrates) shake(view.vibrationOf(item))
      if (prompt.popsUp) setShown(item)
    }
  }, [view, alerts, settings, followed, filter])

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <div role="status" aria-label="比赛提示">
      {shown && !settings.noSpoiler && (
        <AlertCard key={shown.number} view={view} alert={shown} onClose={() => setShown(null)} />
      )}
    </div>
  )
}
