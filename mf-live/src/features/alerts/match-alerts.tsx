import { useMountSignal } from '@saidian/shared/host'
import type { MatchAlert } from '@saidian/shared/matches'
import { followsSlice, useAppSelector } from '@saidian/shared/store'
import { useEffect, useRef, useState } from 'react'
import { matchesFilter } from '../../match/match-filter.rules'
import { promptFor } from './alert.rules'
import { AlertCard } from './alert-card'
import { type AlertSource, lastNumber } from './alert-source'
import type { AlertView } from './alert-view'
import { ring, shake, unlockAudioAtFirstGesture } from './tone'
import { useAlertSettings } from './use-alert-settings'

const SHOWN_MS = 6_000

/** Announces the alerts of some sports while the page is open: a card, a sound and vibration. */
export function MatchAlerts({ sources }: { sources: readonly AlertSource[] }) {
  const settings = useAlertSettings()
  const signal = useMountSignal()
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const lastSeen = useRef(sources.map(lastNumber))
  const [shown, setShown] = useState<{ view: AlertView; alert: MatchAlert } | null>(null)

  useEffect(() => unlockAudioAtFirstGesture(signal), [signal])

  useEffect(() => {
    for (const [at, source] of sources.entries()) {
      const { view, alerts, filter } = source
      const unseen = alerts.filter((item) => item.number > (lastSeen.current[at] ?? 0))
      lastSeen.current[at] = Math.max(lastSeen.current[at] ?? 0, lastNumber(source))
      for (const alert of unseen) {
        const prompt = promptFor(settings, {
          isWanted: view.isWanted(alert, settings),
          rings: view.rings(alert, settings),
          isFollowed: followed.has(alert.matchId),
          isShown: matchesFilter(filter, alert),
          nowMs: Date.now(),
        })
        if (prompt.rings) ring(view.notesOf(alert))
        if (prompt.vibrates) shake(view.vibrationOf(alert))
        if (prompt.popsUp) setShown({ view, alert })
      }
    }
  }, [sources, settings, followed])

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <div role="status" aria-label="比赛提示">
      {shown && !settings.noSpoiler && (
        <AlertCard
          key={`${shown.alert.sport} ${shown.alert.number}`}
          view={shown.view}
          alert={shown.alert}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}
