import { type Sport, viewOf } from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import { lazy, Suspense } from 'react'
import { livePaths } from '../../paths'
import { type SharedMatch, shareCardOf } from './share-card.rules'

const ShareSheet = lazy(async () => ({
  default: (await import('@saidian/shared/ui/share')).ShareSheet,
}))

export type ShareMatchProps = SharedMatch & {
  sport: Sport
  /** Whether the stream delay hides the score. */
  isDelayed: boolean
  onClose: () => void
}

/** The share sheet of a match. With 无剧透 its card has no score, even after a tap showed it. */
export function ShareMatch({ sport, isDelayed, onClose, ...shared }: ShareMatchProps) {
  const [noSpoiler] = useSetting('noSpoiler')
  const { match, home, away } = shared
  return (
    <Suspense>
      <ShareSheet
        title={`${home.nameZh} 对 ${away.nameZh}`}
        path={livePaths.match(sport, match.id)}
        card={shareCardOf(shared, viewOf(sport), noSpoiler || isDelayed)}
        onClose={onClose}
      />
    </Suspense>
  )
}
