import { Composer } from './composer'

const OF = { matchId: 1 }
/** A day in the year 2100. */
const FAR = 4_102_444_800

export function Visitor() {
  return <Composer of={OF} mutedUntil={null} />
}

export function Muted() {
  return <Composer of={OF} mutedUntil={FAR} />
}
