import type { FeedIncident, FeedMatchState, FeedMessage } from '../../feed'
import { countIn, type FileReport } from '../file-report'
import type { ToldMatch } from '../told'
import { mergeIncidents, mergeStatistics } from './merge-details.rules'
import { mergeState } from './merge-state.rules'
import type { Entry } from './season-book'
import { nextRevision, resultStanding, standingOf } from './sources.rules'
import { turn } from './turn.rules'

/** What this source has to say of the course of a match beyond what is known; nothing when all of it is known. */
export function wordOn(
  { told: said, key, known, isTurned }: Entry<ToldMatch>,
  { source, now: at }: { source: string; now: number },
  report: FileReport,
): FeedMessage[] {
  const told = isTurned ? turn(said) : said
  if (told.state === null) return []
  const mine = standingOf(source)
  const before = known?.revision ?? 0
  const merged = mergeState(known?.state ?? notStarted(), told.state, mine >= resultStanding(before))
  if (merged.isOverruled)
    countIn(report.notes, 'another result stands', differenceOf(key, known?.state, told.state))
  if (merged.isCorrection) countIn(report.notes, 'corrected', differenceOf(key, known?.state, merged.state))
  const heard = (told.incidents ?? []).filter((one) => !namesWinner(one) || merged.state.shootout === null)
  const { incidents, withdrawn } = mergeIncidents(known?.incidents ?? [], heard, source)
  const statistics = mergeStatistics(known?.statistics ?? [], told.statistics ?? [], source)
  const isConfirmed = merged.isWord && mine > resultStanding(before)
  const hasDetails = incidents.length + withdrawn.length + statistics.length > 0
  if (!merged.isChanged && !isConfirmed && !hasDetails) return []
  const standing = merged.takesOver || isConfirmed ? mine : resultStanding(before)
  return [
    {
      kind: 'match',
      at,
      matchKey: key,
      revision: nextRevision(before, standing),
      state: merged.state,
      ...(incidents.length > 0 && { incidents }),
      ...(withdrawn.length > 0 && { withdrawn }),
      ...(statistics.length > 0 && { statistics }),
      ...(merged.isCorrection && { correction: true }),
    },
  ]
}

const SHOOTOUT_OVER = 27

/** The end of a shoot-out with the side that won it: where the kicks are counted nobody needs that. */
function namesWinner({ type, side }: FeedIncident): boolean {
  return type === SHOOTOUT_OVER && side !== 'none'
}

function differenceOf(
  key: string,
  known: Partial<FeedMatchState> | undefined,
  told: Partial<FeedMatchState>,
): string {
  const text = (state: Partial<FeedMatchState> = {}) =>
    [state.score, state.half, state.extra, state.shootout].map((pair) => pair?.join('-') ?? '?').join(' ')
  return `${key}: ${text(known)} and ${text(told)}`
}

function notStarted(): FeedMatchState {
  const pairs = {
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
  }
  return { status: 1, halfKickoffAt: null, varCheck: false, ...pairs }
}
