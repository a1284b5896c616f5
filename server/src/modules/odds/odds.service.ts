import {
  type MatchOdds,
  ODDS_TYPE,
  type OddsCompany,
  type OddsHistory,
  TOPIC,
} from '@saidian/shared/contracts'
import { askPosition, type Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { FootballLists } from '../football'
import { withTurns } from './history.rules'
import { isMatch, readCompanies, readHistory, readOddsLines, readQuoting } from './odds.repository'
import { isCompanyId } from './store/quote-shape.rules'

/** Quotations on a page of history. */
const PAGE = 300
/** Read beyond the page, so that its last ones know what they are compared with. */
const BEFORE_PAGE = 10

export type OddsService = {
  match: (matchId: number, type: number | undefined) => Promise<MatchOdds>
  companies: () => Promise<OddsCompany[]>
  /** `before`: seconds since 1970; the page holds what is older. */
  history: (wanted: HistoryWanted) => Promise<OddsHistory>
}

type HistoryWanted = { matchId: number; companyId: number; type?: number; before?: number }

type OddsServiceDeps = { db: Db; bus: Bus; clock: Clock; lists: FootballLists }

/** What an odds page reads. Every answer refuses a match that no list shows. */
export function createOddsService({ db, bus, clock, lists }: OddsServiceDeps): OddsService {
  async function refuseUnknown(matchId: number): Promise<void> {
    if (await isMatch(db, matchId, lists.sources())) return
    throw new RequestError('football.no_such_match', { details: { matchId } })
  }

  return {
    match: async (matchId, type = ODDS_TYPE.asia) => {
      await refuseUnknown(matchId)
      // The position comes first: what is quoted while the lines are read comes again as an event, harmlessly.
      const position = await askPosition(bus, TOPIC.footballMatch(matchId))
      const [list, allCpy] = await Promise.all([
        readOddsLines(db, matchId, type),
        readCompanies(db),
      ])
      const company = list.map(({ companyId, nameZh }) => ({ companyId, nameZh }))
      return { ...position, serverAt: clock.now(), type, list, count: list.length, company, allCpy }
    },
    companies: () => readCompanies(db),
    history: async ({ matchId, companyId, type = ODDS_TYPE.asia, before = null }) => {
      await refuseUnknown(matchId)
      const key = { matchId, companyId, type, before }
      const [rows, lines, companies] = await Promise.all([
        isCompanyId(companyId) ? readHistory(db, key, PAGE + BEFORE_PAGE) : [],
        readQuoting(db, matchId, type),
        readCompanies(db),
      ])
      const line = lines.find((one) => one.companyId === companyId)
      const known = line ?? companies.find((one) => one.companyId === companyId)
      return {
        companyId,
        nameZh: known?.nameZh ?? `公司 ${companyId}`,
        type,
        count: line?.count ?? 0,
        detail: withTurns(rows).slice(0, PAGE),
        hasMore: rows.length > PAGE,
        companyList: lines.map(({ companyId: id, nameZh }) => ({ companyId: id, nameZh })),
      }
    },
  }
}
