import type { MatchOdds, OddsCompany, OddsHistory } from '@saidian/shared/contracts/odds'
import { isCompanyId } from '../../feeds/messages'
import { askPosition, type Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { MatchLists } from '../lists'
import { withMovements } from './history.rules'
import { isMatch, readCompanies, readHistory, readOddsLines, readQuoting } from './odds.repository'
import type { OddsSport } from './odds-sport'

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

type OddsServiceDeps = { db: Db; bus: Bus; clock: Clock; sport: OddsSport; lists: MatchLists }

/** Reads of an odds page; throws `noSuchMatch` for a match that no list shows. */
export function createOddsService({ db, bus, clock, sport, lists }: OddsServiceDeps): OddsService {
  const { mainType, kinds } = sport.odds
  /** Says in the answer that prices of this type have no draw. */
  const drawOf = (type: number) => kinds.get(type)?.middle === 'none' && { hasDraw: false }

  async function requireMatch(matchId: number): Promise<void> {
    if (await isMatch(db, sport, matchId, lists.sources())) return
    throw new RequestError(sport.errors.noSuchMatch, { details: { matchId } })
  }

  return {
    match: async (matchId, type = mainType) => {
      await requireMatch(matchId)
      // The position is read first: a quotation during the read comes again as an event, which is
      // harmless.
      const position = await askPosition(bus, sport.topics.match(matchId))
      const [list, allCpy] = await Promise.all([
        readOddsLines(db, sport, matchId, type),
        readCompanies(db),
      ])
      const company = list.map(({ companyId, nameZh }) => ({ companyId, nameZh }))
      return {
        ...position,
        serverAt: clock.now(),
        type,
        ...drawOf(type),
        list,
        count: list.length,
        company,
        allCpy,
      }
    },
    companies: () => readCompanies(db),
    history: async ({ matchId, companyId, type = mainType, before = null }) => {
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
        ...drawOf(type),
        count: line?.count ?? 0,
        detail: withMovements(rows).slice(0, PAGE_SIZE),
        hasMore: rows.length > PAGE_SIZE,
        companyList: lines.map(({ companyId: id, nameZh }) => ({ companyId: id, nameZh })),
      }
    },
  }
}
