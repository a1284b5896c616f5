import { beijingDate } from '@saidian/shared/lib'
import { type JoinedList, MatchRow, type MatchRowProps, type Sport } from '@saidian/shared/matches'
import { useTicking } from '@saidian/shared/ui'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { ListView } from '../list-view'
import { RowOdds } from '../odds/row-odds'
import { useListOdds } from '../odds/use-list-odds'
import type { ListItem } from '../order/items.rules'
import type { ListSource } from '../order/layout.rules'
import { CardHeading } from './card-heading'
import { SectionTitle } from './section-title'
import type { RowSettings } from './use-row-settings'

type RenderInput = {
  list: JoinedList
  views: readonly ListView[]
  source: ListSource
  settings: RowSettings
  followed: ReadonlySet<number>
  revealed: ReadonlySet<number>
  isStale: (sport: Sport) => boolean
}

/** A function that renders an item of the list. It changes only with the data of the rows. */
export function useRenderItem(input: RenderInput): (item: ListItem) => ReactNode {
  const { list, views, source, settings, followed, revealed, isStale } = input
  const odds = useListOdds(source, views)
  const renderOdds = useRenderOdds(views)
  const today = useTicking(beijingDate)
  const datedSports = useMemo(() => datedSportsOf(views, source.kind), [views, source.kind])
  return useCallback(
    (item: ListItem) => {
      if (item.kind === 'section') return <SectionTitle phase={item.phase} />
      if (item.kind === 'heading') return <CardHeading card={item.card} leagues={list.leagues} />
      if (item.kind === 'end') return <SectionTitle phase={null} />
      const match = list.matches[item.matchId]
      if (!match) return null
      const sport = list.sportOf(match.id)
      return (
        <MatchRow
          variant="full"
          sport={sport}
          {...settings}
          match={match}
          league={list.leagues[match.li]}
          home={list.teams[match.home]}
          away={list.teams[match.away]}
          highlight={list.highlights[match.id]}
          odds={odds.get(match.id)}
          renderOdds={renderOdds.get(sport) ?? noOdds}
          isFollowed={followed.has(match.id)}
          isRevealed={revealed.has(match.id)}
          isDelayed={list.delayed[match.id] === true}
          isStale={isStale(sport)}
          isLast={item.isLast}
          isTall={item.isTall}
          isLeagueAbove={item.leagueAbove}
          today={datedSports.has(sport) ? today : null}
        />
      )
    },
    [list, settings, followed, revealed, isStale, odds, renderOdds, today, datedSports],
  )
}

/** Sports whose rows show the date of another day: all in 关注, which mixes days. */
function datedSportsOf(views: readonly ListView[], kind: ListSource['kind']): ReadonlySet<Sport> {
  const isDated = ({ hasLateDays }: ListView) =>
    kind === 'followed' || (hasLateDays && kind !== 'day')
  return new Set(views.filter(isDated).map(({ sport }) => sport))
}

type RenderOdds = Extract<MatchRowProps, { variant: 'full' }>['renderOdds']

const noOdds: RenderOdds = () => null

/** A stable function a sport: rows are memoized. */
function useRenderOdds(views: readonly ListView[]): ReadonlyMap<Sport, RenderOdds> {
  return useMemo(
    () =>
      new Map(
        views.map(({ sport, odds: view }) => [
          sport,
          (odds, isOver) => <RowOdds view={view} odds={odds} isOver={isOver} />,
        ]),
      ),
    [views],
  )
}
