import {
  type MatchOdds,
  ODDS_TYPE,
  type OddsCompany,
  type OddsHistory,
} from '@saidian/shared/contracts/odds'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { askPosition, type Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { FootballLists } from '../football'
import { withMovements } from './history.rules'
import { isMatch, readCompanies, readHistory, readOddsLines, readQuoting } from './odds.repository'
import { isCompanyId } from './store/quote-shape.rules'

/** Quotations per page of the history. */
const PAGE_SIZE = 300
/** Quotations read beyond the page, so that its oldest ones can be compared. */
const EXTRA_SIZE = 10

export type OddsService = {
  match: (matchId: number, type: number | undefined) => Promise<MatchOdds>
  companies: () => Promise<OddsCompany[]>
  /** One page of quotations older than `before`, seconds since 1970. */
  history: (wanted: HistoryWanted) => Promise<OddsHistory>
}

type HistoryWanted = { matchId: number; companyId: number; type?: number; before?: number }

type OddsServiceDeps = { db: Db; bus: Bus; clock: Clock; lists: FootballLists }

/** Reads of an odds page; throws `football.no_such_match` for a match that no list shows. */
export function createOddsService({ db, bus, clock, lists }: OddsServiceDeps): OddsService {
  async function requireMatch(matchId: number): Promise<void> {
    if (await isMatch(db, matchId, lists.sources())) return
    throw new RequestError('football.no_such_match', { details: { matchId } })
  }

  return {
    match: async (matchId, type = ODDS_TYPE.asia) => {
      await requireMatch(matchId)
      // The position is read first: a quotation during the read comes again as an event, which is
      // harmless.
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
      await requireMatch(matchId)
      const key = { matchId, companyId, type, before }
      const [rows, lines, companies] = await Promise.all([
        isCompanyId(companyId) ? readHistory(db, key, PAGE_SIZE + EXTRA_SIZE) : [],
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
        detail: withMovements(rows).slice(0, PAGE_SIZE),
        hasMore: rows.length > PAGE_SIZE,
        companyList: lines.map(({ companyId: id, nameZh }) => ({ companyId: id, nameZh })),
      }
    },
  }
}
