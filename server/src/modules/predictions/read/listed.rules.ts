import { SPORT } from '@saidian/shared/contracts/personal'
import type {
  CoverChance,
  ListedPrediction,
  Prediction,
  Settled,
  TotalChance,
} from '@saidian/shared/contracts/predictions'
import type { Static } from 'typebox'
import { lockedContentOf, type SettledContent, settledContentOf } from '../records/record-content'

/** A locked prediction as its records say it. */
export type StoredPrediction = {
  locked: string
  settled: string | null
}

const LIKELIEST = 3
const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1_000)

/** A prediction as lists show it: everything from its records. */
export function listedPrediction({ locked, settled }: StoredPrediction): ListedPrediction {
  const { record, at, match, model, market, value, prediction } = lockedContentOf(locked)
  return {
    record,
    sport: SPORT[match.sport],
    matchId: match.id,
    leagueId: match.league.id,
    home: match.home.id,
    away: match.away.id,
    kickoffAt: seconds(match.kickoffAt),
    lockedAt: seconds(at),
    model,
    outcome: prediction.outcome,
    likely: likelyScores(prediction),
    total: evenLine(prediction.totals, ({ over }: Static<typeof TotalChance>) => over[1]),
    handicap: evenLine(prediction.handicaps, ({ cover }: Static<typeof CoverChance>) => cover[1]),
    market,
    value,
    settled: settled === null ? null : shownSettlement(settledContentOf(settled)),
  }
}

function likelyScores(prediction: Prediction): ListedPrediction['likely'] {
  if (prediction.sport === 'basketball') {
    const { margin, total } = prediction
    const home = Math.round((total.mean + margin.mean) / 2)
    return [{ score: [home, Math.round(total.mean - home)], chance: null }]
  }
  return prediction.scores
    .flatMap((row, home) =>
      row.map((chance, away) => ({ score: [home, away] as [number, number], chance })),
    )
    .sort((one, other) => other.chance - one.chance)
    .slice(0, LIKELIEST)
}

/** The line that splits the chances best. */
function evenLine<Line>(lines: readonly Line[], chanceOf: (line: Line) => number): Line | null {
  const away = (line: Line) => Math.abs(chanceOf(line) - 0.5)
  return lines.reduce<Line | null>(
    (best, line) => (best === null || away(line) < away(best) ? line : best),
    null,
  )
}

function shownSettlement(content: SettledContent): Settled {
  if (content.kind === 'void')
    return { kind: 'void', record: content.record, reason: content.reason }
  const { kind, record, score, result, hit, chance, closing, corrects } = content
  return { kind, record, score, result, hit, chance, closing, corrected: corrects !== null }
}
