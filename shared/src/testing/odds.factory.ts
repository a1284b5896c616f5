import type {
  ListOdds,
  MatchOdds,
  OddsCompany,
  OddsHistory,
  OddsLine,
  OddsQuote,
} from '../contracts/odds'

const AT = 1_770_000_000

/** A company; ids 1, 2, 3 … give different names. */
export function makeOddsCompany(given: Partial<OddsCompany> = {}): OddsCompany {
  const companyId = given.companyId ?? 3
  return { companyId, nameZh: `公司${companyId}`, ...given }
}

/** A quotation before the start: home gives half a ball, nothing moved. */
export function makeOddsQuote(given: Partial<OddsQuote> = {}): OddsQuote {
  return {
    at: AT,
    minute: null,
    addedMinute: null,
    left: 0.9,
    middle: 0.5,
    right: 0.96,
    turn: [0, 0, 0],
    status: 1,
    suspended: false,
    score: null,
    ...given,
  }
}

/** A company's line with 初 and 即 and nothing in play yet. */
export function makeOddsLine(given: Partial<OddsLine> = {}): OddsLine {
  const company = makeOddsCompany({
    ...(given.companyId !== undefined && { companyId: given.companyId }),
  })
  return {
    ...company,
    type: 1,
    opening: makeOddsQuote(),
    prematch: makeOddsQuote({ at: AT + 600, left: 0.86, right: 1, turn: [-1, 0, 1] }),
    inplay: null,
    count: 2,
    ...given,
  }
}

/** The odds of a match: these lines, and their companies as all there are. */
export function makeMatchOdds(
  list: OddsLine[] = [makeOddsLine()],
  given: Partial<MatchOdds> = {},
): MatchOdds {
  const company = list.map(({ companyId, nameZh }) => ({ companyId, nameZh }))
  return {
    epoch: 'e1',
    seq: 0,
    serverAt: AT * 1000,
    type: 1,
    list,
    count: list.length,
    company,
    allCpy: company,
    ...given,
  }
}

/** A page of history, the newest quotation first as given. */
export function makeOddsHistory(
  detail: OddsQuote[] = [makeOddsQuote()],
  given: Partial<OddsHistory> = {},
): OddsHistory {
  const company = makeOddsCompany({
    ...(given.companyId !== undefined && { companyId: given.companyId }),
  })
  return {
    ...company,
    type: 1,
    count: detail.length,
    detail,
    hasMore: false,
    companyList: [company],
    ...given,
  }
}

/** What a list row shows of a match at one company. */
export function makeListOdds(given: Partial<ListOdds> = {}): ListOdds {
  return {
    matchId: 1,
    asia: [0.9, 0.5, 0.96],
    euro: [1.95, 3.4, 3.8],
    overUnder: [0.88, 2.5, 0.98],
    suspended: false,
    ...given,
  }
}
