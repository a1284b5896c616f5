import { getListOdds } from '@saidian/shared/contracts/odds'
import { SPORT } from '@saidian/shared/contracts/personal'
import { serve } from '../../../platform/http'
import type { Module } from '../../../platform/module'
import type { ListOddsReader } from './list-odds.service'

/** The call of the odds of a list, for the lists of every sport by its id. */
export function listOddsModule(
  readers: Record<(typeof SPORT)[keyof typeof SPORT], ListOddsReader>,
): Module {
  return {
    name: 'list-odds',
    routes: (app) =>
      serve(app, getListOdds, ({ query: { companyId, date, sport = SPORT.football } }) =>
        readers[sport](companyId, date),
      ),
  }
}
