import { formatDate } from '@saidian/shared/lib'
import { PageRow } from '@saidian/shared/marks'
import {
  type MatchList,
  MatchRow,
  RowContext,
  useJoinedList,
  useListRows,
} from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import type { MatchEntry } from './sections.rules'

export type MatchLineListProps = {
  entries: readonly MatchEntry[]
  /** The lists of the matches, one a sport. */
  lists: readonly MatchList[]
  /** Time text of a match. */
  timeOf: (entry: MatchEntry) => string
}

/** Lines of matches. A match that the product does not show has its stored title instead. */
export function MatchLineList({ entries, lists, timeOf }: MatchLineListProps) {
  const [noSpoiler] = useSetting('noSpoiler')
  const { context, revealed, isStale } = useListRows(lists)
  const list = useJoinedList(lists)
  return (
    <RowContext value={context}>
      {entries.map((entry) => {
        const { shown } = entry
        if (!shown || !list) return <TitleLine key={entry.id} entry={entry} time={timeOf(entry)} />
        const { sport, match } = shown
        return (
          <MatchRow
            key={entry.id}
            variant="line"
            sport={sport}
            match={match}
            league={list.leagues[match.li]}
            home={list.teams[match.home]}
            away={list.teams[match.away]}
            noSpoiler={noSpoiler}
            isRevealed={revealed.has(match.id)}
            isDelayed={list.delayed[match.id] === true}
            isStale={isStale(sport)}
            time={timeOf(entry)}
          />
        )
      })}
    </RowContext>
  )
}

function TitleLine({ entry: { sport, id, title }, time }: { entry: MatchEntry; time: string }) {
  return <PageRow kind="match" sport={sport} id={id} title={title} time={time} />
}

/** Kick-off (seconds) as text in Beijing time; empty for null. */
export function kickoffText(kickoffAt: number | null, pattern: string): string {
  return kickoffAt === null ? '' : formatDate(kickoffAt * 1000, pattern)
}
