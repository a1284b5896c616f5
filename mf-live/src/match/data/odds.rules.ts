import type { MatchOdds, OddsLine } from '@saidian/shared/contracts/odds'
import type { LiveEvent, LiveResource } from '@saidian/shared/live'

/** What an event of a match's topic says of odds, in every sport. */
type OddsEvent = LiveEvent & { odds?: OddsLine[] }

/** How one type of odds of a match is concealed and changed; one line for each company. */
export const oddsResource: LiveResource<MatchOdds, OddsEvent> = {
  conceal: (odds, limit) => {
    const isYoung = ({ inplay }: OddsLine) => inplay !== null && inplay.at > limit
    if (!odds.list.some(isYoung)) return odds
    return {
      ...odds,
      list: odds.list.map((line) => (isYoung(line) ? { ...line, inplay: null } : line)),
    }
  },
  apply: (odds, { odds: changed }) => {
    const lines = changed?.filter(({ type }) => type === odds.type) ?? []
    if (lines.length === 0) return odds
    const byCompany = new Map(odds.list.map((line) => [line.companyId, line]))
    for (const line of lines) byCompany.set(line.companyId, line)
    const list = [...byCompany.values()]
    const company = list.map(({ companyId, nameZh }) => ({ companyId, nameZh }))
    return { ...odds, list, count: list.length, company }
  },
}
