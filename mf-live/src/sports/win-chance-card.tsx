import { lazy, Suspense } from 'react'
import { useMatchContext } from '../match/match-context'

const WinChance = lazy(async () => ({
  default: (await import('../features/predictions/match/win-chance')).WinChance,
}))

/** 胜率走势 of a match that has started, in a chunk of its own: the figures of 赛况 come first. */
export function WinChanceCard() {
  const { hasStarted } = useMatchContext()
  if (!hasStarted) return null
  return (
    <Suspense>
      <WinChance />
    </Suspense>
  )
}
