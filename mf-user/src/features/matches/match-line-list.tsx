import { formatDate } from '@saidian/shared/lib'
import { type MatchList, MatchRow, RowContext, useListRows } from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import { PageRow } from '../../personal/page-row'
import type { MatchEntry } from './sections.rules'

export type MatchLineListProps = {
  entries: readonly MatchEntry[]
  list: MatchList | undefined
  /** Time text of a match. */
  timeOf: (entry: MatchEntry) => string
}

/** Lines of matches. A match that the product does not show has its stored title instead. */
export function MatchLineList({ entries, list, timeOf }: MatchLineListProps) {
  if (list) return <LiveLines entries={entries} list={list} timeOf={timeOf} />
  return entries.map((entry) => <TitleLine key={entry.id} entry={entry} time={timeOf(entry)} />)
}

function LiveLines({ entries, list, timeOf }: MatchLineListProps & { list: MatchList }) {
  const [noSpoiler] = useSetting('noSpoiler')
  const { context, revealed, isStale } = useListRows(list)
  return (
    <RowContext value={context}>
      {entries.map((entry) => {
        const { match } = entry
        if (!match) return <TitleLine key={entry.id} entry={entry} time={timeOf(entry)} />
        return (
          <MatchRow
            key={entry.id}
            variant="line"
            sport={list.sport}
            match={match}
            league={list.leagues[match.li]}
            home={list.teams[match.home]}
            away={list.teams[match.away]}
            noSpoiler={noSpoiler}
            isRevealed={revealed.has(match.id)}
            isDelayed={list.delayed[match.id] === true}
            isStale={isStale}
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
