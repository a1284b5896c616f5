import type { DetailMessage } from '../../../feeds/feed'
import type { DetailStore } from '../../ingest'
import type { OddsSport } from '../odds-sport'
import { quoteFault, withoutDraw } from './quote.rules'
import { lockMatches, type QuoteRow, rebuildLines, storeQuotes } from './quotes.repository'

/** Quotations per outcome: `taken`, `unknown match`, `malformed …`. */
export type QuoteOutcomes = ReadonlyMap<string, number>

/**
 * Stores quotations: the history together with the lines built from it. There is one quotation per
 * company, type and second: a repetition changes nothing, another one in the same second replaces
 * it. Quotations of unknown matches and invalid ones are dropped; `onOutcomes` receives the counts.
 */
export function createOddsStore(
  sport: OddsSport,
  onOutcomes: (outcomes: QuoteOutcomes) => void = () => undefined,
): DetailStore {
  return {
    kind: 'odds',
    store: async (db, source, messages) => {
      const outcomes = new Map<string, number>()
      const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      const quotes = quotesOf(messages).map((quote) => withoutDraw(quote, sport.odds.kinds))
      const valid = quotes.filter((quote) => {
        const fault = quoteFault(quote, sport.odds.kinds)
        if (fault !== null) count(`malformed ${fault}`)
        return fault === null
      })
      const keys = [...new Set(valid.map(({ matchKey }) => matchKey))]
      const known = await lockMatches(db, sport, source, keys)
      const rows = new Map<string, QuoteRow>()
      for (const { matchKey, ...quote } of valid) {
        const matchId = known.get(matchKey)
        const at = Math.floor(quote.at)
        count(matchId === undefined ? 'unknown match' : 'taken')
        if (matchId === undefined) continue
        rows.set(`${matchId} ${quote.type} ${quote.companyId} ${at}`, { ...quote, matchId, at })
      }
      const changed = await storeQuotes(db, source, [...rows.values()])
      await rebuildLines(db, sport, source, changed)
      onOutcomes(outcomes)
      return [...new Set(changed.map(({ matchId }) => matchId))].map((matchId) => ({
        matchId,
        part: 'odds',
      }))
    },
  }
}

function quotesOf(messages: DetailMessage[]) {
  return messages.flatMap((message) => (message.kind === 'odds' ? message.quotes : []))
}
