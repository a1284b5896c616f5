import { dayNumber } from './sports-day.rules'

/** One season of a league: half a year, so that the demo has football on every day of the year. */
export type Edition = { name: string; startDay: number; endDay: number }

/** Seasons that cover any day from `fromDay` to `toDay`, oldest first. */
export function editionsBetween(startMonth: number, fromDay: number, toDay: number): Edition[] {
  const firstYear = new Date(fromDay * 86_400_000).getUTCFullYear() - 1
  const lastYear = new Date(toDay * 86_400_000).getUTCFullYear()
  const editions: Edition[] = []
  for (let year = firstYear; year <= lastYear; year++) {
    const spring = dayNumber(year, startMonth, 1)
    const autumn = dayNumber(year, startMonth + 6, 1)
    const nextSpring = dayNumber(year + 1, startMonth, 1)
    editions.push({ name: String(year), startDay: spring, endDay: autumn })
    editions.push({
      name: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
      startDay: autumn,
      endDay: nextSpring,
    })
  }
  return editions.filter(({ startDay, endDay }) => startDay <= toDay && endDay > fromDay)
}

export type Pairing = { round: number; home: number; away: number }

/**
 * Match number `index` of double round robins of `teamCount` (even) teams one after another, in
 * playing order. Circle method: a team moves by at most one place between rounds, so every team
 * rests nearly a whole round between matches, and home and away alternate.
 */
export function pairingAt(teamCount: number, index: number): Pairing {
  const perRound = teamCount / 2
  const circle = teamCount - 1
  const played = Math.floor(index / perRound)
  const round = played % (2 * circle)
  const place = index % perRound
  const rotation = round % circle
  const one = place === 0 ? teamCount - 1 : (rotation + place) % circle
  const other = (rotation - place + circle) % circle
  const isOneHome = (place === 0 ? rotation % 2 === 0 : place % 2 === 1) === round < circle
  return { round: played + 1, home: isOneHome ? one : other, away: isOneHome ? other : one }
}

/**
 * Numbers of the matches of `total` that are played on `day`, spread evenly over the season.
 * `phase` (0–1) differs by league, so that their full days do not coincide.
 */
export function matchIndexesOn(
  edition: Edition,
  total: number,
  day: number,
  phase: number,
): number[] {
  const length = edition.endDay - edition.startDay
  const before = (elapsed: number) => {
    if (elapsed <= 0) return 0
    return elapsed >= length ? total : Math.max(0, Math.ceil((elapsed * total) / length - phase))
  }
  const from = before(day - edition.startDay)
  const to = before(day + 1 - edition.startDay)
  return Array.from({ length: to - from }, (_, offset) => from + offset)
}
