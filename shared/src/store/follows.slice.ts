import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSportId, SPORT, type SportId } from '../contracts/personal'

/** More than anybody follows at once; the oldest leave first. */
const MAX_FOLLOWED = 500

/** Past the year 5000 a stored time is not a kick-off but damage. */
const MAX_SECONDS = 100_000_000_000

/**
 * Ids of matches are unique across sports. `kickoffAt` is in seconds since 1970; null while no list
 * has shown the match.
 */
export type FollowedMatch = { sport: SportId; id: number; kickoffAt: number | null }
type MatchOfSport = Pick<FollowedMatch, 'sport' | 'id'>
type Kickoff = Pick<FollowedMatch, 'id' | 'kickoffAt'>

/** `title` names it where only the follow is known, such as `阿森纳 - 切尔西`. */
type Following = FollowedMatch & { title?: string }
type At = { at: number }
const timed = <Payload>(payload: Payload) => ({ payload, meta: { at: Date.now() } })

export type FollowsState = { matches: FollowedMatch[] }

/** Matches a person follows on this device, oldest first. */
export const followsSlice = createSlice({
  name: 'follows',
  initialState: { matches: [] } as FollowsState,
  reducers: {
    matchFollowed: {
      prepare: (match: Following) => timed(match),
      reducer: (state, { payload }: PayloadAction<Following, string, At>) => {
        const { sport, id, kickoffAt } = payload
        state.matches = latest([
          ...state.matches.filter((match) => match.id !== id),
          { sport, id, kickoffAt },
        ])
      },
    },
    matchUnfollowed: {
      prepare: (match: MatchOfSport) => timed(match),
      reducer: (state, { payload }: PayloadAction<MatchOfSport, string, At>) => {
        state.matches = state.matches.filter(({ id }) => id !== payload.id)
      },
    },
    /**
     * A list showed when followed matches are played: a follow of an older version learns it, a
     * moved match moves.
     */
    kickoffsSeen: (state, { payload }: PayloadAction<readonly Kickoff[]>) => {
      const seen = new Map(payload.map(({ id, kickoffAt }) => [id, kickoffAt]))
      for (const match of state.matches) match.kickoffAt = seen.get(match.id) ?? match.kickoffAt
    },
    followsLoaded: (state, { payload }: PayloadAction<FollowedMatch[]>) => {
      state.matches = payload
    },
  },
  selectors: {
    /** Every followed match with its kick-off, oldest follow first. */
    selectFollows: (state): readonly FollowedMatch[] => state.matches,
    selectFollowedMatches: createSelector(
      (state: FollowsState) => state.matches,
      (matches): ReadonlySet<number> => new Set(matches.map(({ id }) => id)),
    ),
  },
})

function latest(matches: FollowedMatch[]): FollowedMatch[] {
  return matches.slice(-MAX_FOLLOWED)
}

/**
 * The stored follows that name a match, each once. Earlier versions stored bare ids, later ones no
 * sport: both knew football alone.
 */
export function parseFollows(stored: unknown): FollowedMatch[] {
  if (!Array.isArray(stored)) return []
  const known = new Map(stored.flatMap(parseFollow).map((match) => [match.id, match]))
  return latest([...known.values()])
}

function parseFollow(stored: unknown): FollowedMatch[] {
  const {
    sport = SPORT.football,
    id,
    kickoffAt,
  }: Partial<Record<keyof FollowedMatch, unknown>> = typeof stored === 'object' && stored !== null
    ? stored
    : { id: stored }
  if (!isPositive(id) || !isSportId(sport)) return []
  const isKnown = isPositive(kickoffAt) && kickoffAt < MAX_SECONDS
  return [{ sport, id, kickoffAt: isKnown ? kickoffAt : null }]
}

function isPositive(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
