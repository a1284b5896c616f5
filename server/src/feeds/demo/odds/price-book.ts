import type { FeedQuote } from '../../feed'
import type { Company } from './companies'
import type { PricedMarket, Triple } from './priced-market'

/** Quotations of one company on one match, in order of time per type. */
export class PriceBook<View> {
  readonly quotes: FeedQuote[] = []
  readonly #market: PricedMarket<View>
  readonly #company: Company
  readonly #lean: number
  readonly #last = new Map<number, FeedQuote>()

  constructor(market: PricedMarket<View>, company: Company, lean: number) {
    this.#market = market
    this.#company = company
    this.#lean = lean
  }

  /**
   * Adds a quotation unless its price equals the last one. `noise` moves the chance of the left
   * side. In play an almost decided market is suspended instead.
   */
  offer(type: number, at: number, view: View, noise: number): void {
    const [left, middle, right] = this.#market.price(this.#company, type, view, this.#lean + noise)
    if (this.#market.clockAt(at) && this.#market.isDecided(type, [left, middle, right])) {
      this.close(type, at)
      return
    }
    const last = this.#last.get(type)
    const isSame = last?.left === left && last.middle === middle && last.right === right
    if (last && isSame && !last.suspended) return
    this.#write(type, at, [left, middle, right], false)
  }

  /** Suspends the last price. */
  close(type: number, at: number): void {
    const last = this.#last.get(type)
    if (last && !last.suspended) this.#write(type, at, [last.left, last.middle, last.right], true)
  }

  #write(type: number, at: number, [left, middle, right]: Triple, suspended: boolean): void {
    // A second price in the same second moves one second later.
    const second = Math.max(at, (this.#last.get(type)?.at ?? 0) + 1)
    const clock = this.#market.clockAt(second)
    const { score, status } = this.#market.standingAt(second)
    const quote: FeedQuote = {
      matchKey: this.#market.match.fixture.key,
      companyId: this.#company.id,
      type,
      at: second,
      minute: clock?.minute ?? null,
      addedMinute: clock?.addedMinute ?? null,
      left,
      middle,
      right,
      status,
      suspended,
      score: clock === null ? null : [score[0], score[1]],
    }
    this.#last.set(type, quote)
    this.quotes.push(quote)
  }
}
