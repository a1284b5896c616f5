import type { MatchSummary } from '@saidian/shared/contracts/matches'
import type { Card } from '@saidian/shared/contracts/messaging'
import { listSports, useMatchLists } from '@saidian/shared/matches'
import { LiveMatches, MatchLine, matchesFor } from '@saidian/shared/matches/summary'
import { Skeleton } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import css from './composer.module.css'

type MatchSheetProps = { onChoose: (card: Card) => void; onClose: () => void }

/** A match of today to send as a card. */
export function MatchSheet({ onChoose, onClose }: MatchSheetProps) {
  const [typed, setTyped] = useState('')
  const selections = listSports().map((sport) => ({ sport, kind: 'today' as const }))
  const { shown } = useMatchLists(
    selections,
    ({ data, error }) => data ?? (error ? 'failed' : null),
  )
  const lists = shown.flatMap((list) => (list === null || list === 'failed' ? [] : [list]))
  const matches = matchesFor(lists, typed)
  return (
    <Sheet title="发送比赛" onClose={onClose}>
      <input
        className={css.search}
        type="search"
        aria-label="搜索今日比赛"
        placeholder="球队或联赛"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <LiveMatches sports={listSports()}>
        {matches.map((match) => (
          <button
            key={`${match.sport} ${match.id}`}
            type="button"
            className={css.match}
            onClick={() => onChoose(cardOf(match))}
          >
            <span className={css.league}>{match.league}</span>
            <span className={css.matchLine}>
              <MatchLine match={match} />
            </span>
          </button>
        ))}
      </LiveMatches>
      {matches.length === 0 && (
        <p className={css.none} role="status">
          {shown.includes(null) ? <Skeleton width={5} /> : typed ? '没有找到' : '今天没有比赛'}
        </p>
      )}
    </Sheet>
  )
}

function cardOf({ id, sport, league, home, away }: MatchSummary): Card {
  const title = `${league} ${home} VS ${away}`.slice(0, 80)
  return { kind: 'match', id: String(id), sport, title }
}
