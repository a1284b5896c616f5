export const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,Notes'

/** Every club against every other, home and away, on days of one season. */
export function seasonOf(clubs: number, notes = ''): string {
  const names = Array.from({ length: clubs }, (_, number) => `Club A${number}`)
  const pairs = names.flatMap((home) =>
    names.filter((one) => one !== home).map((away) => `${home},${away}`),
  )
  const day = (at: number) => new Date(Date.UTC(2023, 7, 1 + (at % 280))).toISOString().slice(0, 10)
  const rows = pairs.map((pair, at) => `E1,${day(at)},15:00,${pair},1,0,H,${notes}`)
  return `${HEADER}\n${rows.join('\n')}\n`
}
