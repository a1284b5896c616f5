import { useQueries } from '@saidian/shared/api'
import type { ListOdds } from '@saidian/shared/contracts/odds'
import { useSetting } from '@saidian/shared/store'
import { useMemo } from 'react'
import type { ListView } from '../list-view'
import type { ListSource } from '../order/layout.rules'
import { type ListOddsArgs, listOdds } from './list-odds.api'
import type { RowOddsView } from './row-odds-view'

const NONE: readonly RowOddsView[] = []

/** Odds of the chosen company by match id; empty while odds are switched off or failed to load. */
export function useListOdds(
  source: ListSource,
  views: readonly ListView[],
): ReadonlyMap<number, ListOdds> {
  const [showsOdds] = useSetting('showsOdds')
  const [companyId] = useSetting('oddsCompanyId')
  const shownViews = showsOdds ? views.map(({ odds }) => odds) : NONE
  const args = shownViews.map(({ sportId: sport, topicOf }): ListOddsArgs => {
    const asked = { companyId, sport }
    return source.kind === 'day'
      ? { ...asked, date: source.date }
      : { ...asked, topic: topicOf(companyId) }
  })
  const { shown } = useQueries(listOdds, args, ({ data }) => data?.shown.list)
  return useMemo(
    () => new Map(shown.flatMap((list) => list ?? []).map((row) => [row.matchId, row])),
    [shown],
  )
}
