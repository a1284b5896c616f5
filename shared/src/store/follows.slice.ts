import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** More than anybody follows at once; the oldest leave first. */
const MAX_FOLLOWED = 500

export type FollowsState = { matches: number[] }

/** Matches a person follows on this device, oldest first. */
export const followsSlice = createSlice({
  name: 'follows',
  initialState: { matches: [] } as FollowsState,
  reducers: {
    matchFollowed: (state, { payload }: PayloadAction<number>) => {
      state.matches = [...state.matches.filter((id) => id !== payload), payload].slice(-MAX_FOLLOWED)
    },
    matchUnfollowed: (state, { payload }: PayloadAction<number>) => {
      state.matches = state.matches.filter((id) => id !== payload)
    },
    followsLoaded: (state, { payload }: PayloadAction<number[]>) => {
      state.matches = payload
    },
  },
  selectors: {
    selectFollowedMatches: createSelector(
      (state: FollowsState) => state.matches,
      (matches): ReadonlySet<number> => new Set(matches),
    ),
  },
})

/** The stored match ids that are ids. */
export function parseFollows(stored: unknown): number[] {
  return Array.isArray(stored) ? [...new Set(stored.filter(Number.isSafeInteger))].slice(-MAX_FOLLOWED) : []
}
