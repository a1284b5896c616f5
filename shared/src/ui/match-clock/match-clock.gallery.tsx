import { MatchClock } from './match-clock'

export function InPlay() {
  return <MatchClock text="67" isLive isTicking />
}

export function StoppageTime() {
  return <MatchClock text="45+" isLive isTicking />
}

export function HalfTime() {
  return <MatchClock text="中" isLive />
}

export function Over() {
  return <MatchClock text="完" />
}

export function OldData() {
  return <MatchClock text="67" isLive isTicking isStale />
}
