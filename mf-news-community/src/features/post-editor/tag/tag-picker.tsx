import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { listSports, useMatchLists } from '@saidian/shared/matches'
import { LiveMatches, MatchLine, matchesFor } from '@saidian/shared/matches/summary'
import { followsSlice, useAppSelector } from '@saidian/shared/store'
import { Skeleton } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useId, useMemo, useState } from 'react'
import type { DraftTag } from '../draft/draft.rules'
import css from './tag.module.css'
import { type ListedTeam, teamsFor } from './tag-choices.rules'

type TagPickerProps = { onChoose: (tag: DraftTag) => void; onClose: () => void }

/** What a post is about: a match of today or a team. */
export function TagPicker({ onChoose, onClose }: TagPickerProps) {
  const [typed, setTyped] = useState('')
  const fieldId = useId()
  const selections = listSports().map((sport) => ({ sport, kind: 'today' as const }))
  const { shown } = useMatchLists(
    selections,
    ({ data, error }) => data ?? (error ? 'failed' : null),
  )
  const lists = shown.flatMap((list) => (list === null || list === 'failed' ? [] : [list]))
  const isLoading = shown.includes(null)
  const follows = useAppSelector(followsSlice.selectors.selectFollows)
  const followed = useMemo<ListedTeam[]>(
    () =>
      follows
        .filter(({ kind }) => kind === 'team')
        .map(({ id, title }) => ({ id: Number(id), name: title })),
    [follows],
  )
  const matches = matchesFor(lists, typed)
  const teams = teamsFor(lists, followed, typed)
  const isEmpty = matches.length + teams.length === 0
  return (
    <Sheet title="关联比赛或球队" onClose={onClose}>
      <label className={css.label} htmlFor={fieldId}>
        搜索今日比赛和球队
      </label>
      <input
        id={fieldId}
        className={css.search}
        type="search"
        placeholder="球队或联赛"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <LiveMatches sports={listSports()}>
        <TeamChoices teams={teams} onChoose={onChoose} />
        <MatchChoices matches={matches} onChoose={onChoose} />
      </LiveMatches>
      {isEmpty && (
        <p className={css.none} role="status">
          {isLoading ? <Skeleton width={5} /> : typed ? '没有找到' : '今天没有比赛'}
        </p>
      )}
    </Sheet>
  )
}

type TeamChoicesProps = { teams: readonly ListedTeam[]; onChoose: (tag: DraftTag) => void }

function TeamChoices({ teams, onChoose }: TeamChoicesProps) {
  if (teams.length === 0) return null
  return (
    <section>
      <h3 className={css.title}>球队</h3>
      <div className={css.teams}>
        {teams.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={css.team}
            onClick={() => onChoose({ kind: 'team', id, label: name })}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}

type MatchChoicesProps = { matches: readonly MatchSummary[]; onChoose: (tag: DraftTag) => void }

function MatchChoices({ matches, onChoose }: MatchChoicesProps) {
  if (matches.length === 0) return null
  return (
    <section>
      <h3 className={css.title}>今日比赛</h3>
      {matches.map((match) => (
        <button
          key={match.id}
          type="button"
          className={css.match}
          onClick={() =>
            onChoose({ kind: 'match', id: match.id, label: `${match.home} VS ${match.away}` })
          }
        >
          <span className={css.league}>{match.league}</span>
          <span className={css.line}>
            <MatchLine match={match} />
          </span>
        </button>
      ))}
    </section>
  )
}
