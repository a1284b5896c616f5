import type { ListOdds } from '@saidian/shared/contracts/odds'
import { useSetting } from '@saidian/shared/store'
import { useMemo } from 'react'
import type { ListSource } from '../order/layout.rules'
import { useListOddsQuery } from './list-odds.api'
import type { RowOddsView } from './row-odds-view'

const NONE: ReadonlyMap<number, ListOdds> = new Map()

/** Odds of the chosen company by match id; empty while odds are switched off or failed to load. */
export function useListOdds(
  source: ListSource,
  { topicOf }: RowOddsView,
): ReadonlyMap<number, ListOdds> {
  const [showsOdds] = useSetting('showsOdds')
  const [companyId] = useSetting('oddsCompanyId')
  const args =
    source.kind === 'day'
      ? { companyId, date: source.date }
      : { companyId, topic: topicOf(companyId) }
  const { currentData } = useListOddsQuery(args, { skip: !showsOdds })
  const list = showsOdds ? currentData?.shown.list : undefined
  return useMemo(() => (list ? new Map(list.map((row) => [row.matchId, row])) : NONE), [list])
}
