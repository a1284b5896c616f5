import { createHash } from 'node:crypto'

/**
 * Accounts of the house. `issued` is where coins come from; `forfeited` receives the coins of
 * erased members; `anchors` has the shares of anchors until they are paid out.
 */
export type House = 'issued' | 'revenue' | 'forfeited' | 'anchors'

/** Whose balance an entry moves: a member's, by id, or the house's. */
export type Party = { member: string } | { house: House }

/**
 * One side of a transfer: whole coins, outgoing ones negative; `title` is the text that the member
 * sees.
 */
export type Leg = { party: Party; amount: number; title: string }

export type Transfer = {
  /**
   * Idempotency key, unique in the whole ledger: begin it with the module and the member,
   * `tip/100001/…`.
   */
  key: string
  /** Name of the business, such as `gift_code`. */
  kind: string
  /** What exactly it is for, such as the id of a tip. */
  reference: string
  legs: Leg[]
}

/** Maximum of coins in one entry. */
const MAX_COINS = 1_000_000_000

export type Payment = Omit<Transfer, 'legs'> & {
  from: Party
  to: Party
  amount: number
  title: string
}

/**
 * The usual transfer: one party pays another. Throws `RangeError` unless `amount` is more than 0.
 */
export function payment({ from, to, amount, title, ...transfer }: Payment): Transfer {
  if (!(amount > 0)) throw new RangeError(`no payment of ${amount} coins`)
  return {
    ...transfer,
    legs: [
      { party: from, amount: -amount, title },
      { party: to, amount, title },
    ],
  }
}

/**
 * Throws `RangeError` when the legs are invalid: fractions, no legs, too many coins, or a sum other
 * than zero.
 */
export function checkTransfer({ key, legs }: Transfer): void {
  const faults = [
    (key.length < 1 || key.length > 200) && 'a key has 1 to 200 characters',
    legs.some(({ amount }) => !Number.isInteger(amount) || amount === 0) &&
      'amounts are whole and not 0',
    legs.some(({ amount }) => Math.abs(amount) > MAX_COINS) &&
      `no more than ${MAX_COINS} coins at once`,
    legs.reduce((sum, { amount }) => sum + amount, 0) !== 0 && 'the legs do not sum to zero',
    legs.length < 2 && 'a transfer has two sides',
    new Set(legs.map(({ party }) => nameOf(party))).size < legs.length && 'one leg for each party',
  ].filter((fault) => fault !== false)
  if (faults.length > 0) throw new RangeError(`no transfer: ${faults.join('; ')}`)
}

/** Hash of the transfer without its key; the order of the legs does not matter. */
export function contentHash({ kind, reference, legs }: Transfer): Buffer {
  const sides = legs.map(({ party, amount, title }) => [nameOf(party), amount, title] as const)
  sides.sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, reference, sides]))
    .digest()
}

function nameOf(party: Party): string {
  return 'member' in party ? `member/${party.member}` : party.house
}
