import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { FOLLOW_KINDS, type Follow, type FollowKind, type SportId } from '../contracts/personal'

/** As many as an account holds; the oldest leave first. */
const MAX_FOLLOWED = 2_000

/**
 * What is followed. `title` names it where only the follow is known, such as `阿森纳 - 切尔西`;
 * `kickoffAt`, of a match, is in seconds since 1970, null while no list has shown it.
 */
export type FollowSubject = Pick<Follow, 'kind' | 'sport' | 'id' | 'title' | 'kickoffAt'>
type Named = Pick<FollowSubject, 'kind' | 'id'>

/** A followed match by its number, which is unique across sports. */
export type FollowedMatch = { sport: SportId; id: number; kickoffAt: number | null }
type Kickoff = Pick<FollowedMatch, 'id' | 'kickoffAt'>

type At = { at: number }
const timed = (payload: FollowSubject) => ({ payload, meta: { at: Date.now() } })

export type FollowsState = { subjects: FollowSubject[] }

/** Everything a person follows on this device, oldest first. */
export const followsSlice = createSlice({
  name: 'follows',
  initialState: { subjects: [] } as FollowsState,
  reducers: {
    followed: {
      prepare: timed,
      reducer: (state, { payload }: PayloadAction<FollowSubject, string, At>) => {
        if (isFollowKind(payload.kind))
          state.subjects = latestFollows([...without(state.subjects, payload), payload])
      },
    },
    unfollowed: {
      prepare: timed,
      reducer: (state, { payload }: PayloadAction<FollowSubject, string, At>) => {
        state.subjects = without(state.subjects, payload)
      },
    },
    /**
     * A list showed when followed matches are played: a follow of an older version learns it, a
     * moved match moves.
     */
    kickoffsSeen: (state, { payload }: PayloadAction<readonly Kickoff[]>) => {
      const seen = new Map(payload.map(({ id, kickoffAt }) => [String(id), kickoffAt]))
      for (const subject of state.subjects)
        if (subject.kind === 'match') subject.kickoffAt = seen.get(subject.id) ?? subject.kickoffAt
    },
    followsLoaded: (state, { payload }: PayloadAction<FollowSubject[]>) => {
      state.subjects = payload
    },
  },
  selectors: {
    /** Everything followed, oldest first. */
    selectFollows: (state): readonly FollowSubject[] => state.subjects,
    /** Whether something of this kind is followed. */
    selectIsFollowed: createSelector(
      (state: FollowsState) => state.subjects,
      (subjects) => {
        const names = new Set(subjects.map(followName))
        return (kind: FollowKind, id: string): boolean => names.has(followName({ kind, id }))
      },
    ),
    /** Every followed match with its kick-off, oldest follow first. */
    selectMatches: createSelector((state: FollowsState) => state.subjects, matchesIn),
    selectFollowedMatches: createSelector(
      (state: FollowsState) => state.subjects,
      (subjects): ReadonlySet<number> => new Set(matchesIn(subjects).map(({ id }) => id)),
    ),
  },
})

/** Name of a followed thing, unique among all kinds. */
export function followName({ kind, id }: Named): string {
  return `${kind} ${id}`
}

/** False for a kind of a newer remote: neither this shell nor the account can hold it. */
export function isFollowKind(kind: string): kind is FollowKind {
  return FOLLOW_KINDS.some((known) => known === kind)
}

/** A match as something to follow. */
export function matchSubject(match: FollowedMatch, title = ''): FollowSubject {
  const { sport, id, kickoffAt } = match
  return { kind: 'match', sport, id: String(id), title, kickoffAt }
}

export function latestFollows(subjects: FollowSubject[]): FollowSubject[] {
  return subjects.slice(-MAX_FOLLOWED)
}

function without(subjects: FollowSubject[], subject: Named): FollowSubject[] {
  const name = followName(subject)
  return subjects.filter((each) => followName(each) !== name)
}

function matchesIn(subjects: readonly FollowSubject[]): readonly FollowedMatch[] {
  return subjects.flatMap(({ kind, sport, id, kickoffAt }) =>
    kind === 'match' && sport !== null ? [{ sport, id: Number(id), kickoffAt }] : [],
  )
}
