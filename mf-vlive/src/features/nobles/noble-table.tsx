import { NOBLE_PRIVILEGES, type NobleOffer } from '@saidian/shared/contracts/rooms'
import { Icon } from '@saidian/shared/ui'
import { Emblem } from './emblem'
import css from './noble-table.module.css'
import { PRIVILEGE_TEXTS } from './privileges'

type NobleTableProps = {
  offers: readonly NobleOffer[]
  chosen: number
  onChoose: (level: number) => void
}

/** Every level with its privileges and prices; a tap on its head chooses a level. */
export function NobleTable({ offers, chosen, onChoose }: NobleTableProps) {
  const mark = (level: number) => ({ 'data-chosen': level === chosen || undefined })
  return (
    <table className={css.table}>
      <caption className={css.spoken}>贵族等级与特权</caption>
      <thead>
        <tr>
          <td />
          {offers.map(({ level, name }) => (
            <th key={level} scope="col" {...mark(level)}>
              <button
                type="button"
                className={css.level}
                aria-pressed={level === chosen}
                onClick={() => onChoose(level)}
              >
                <Emblem level={level} />
                {name}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {givenBy(offers).map((privilege) => (
          <tr key={privilege}>
            <th scope="row">{PRIVILEGE_TEXTS[privilege].name}</th>
            {offers.map(({ level, privileges }) => (
              <td key={level} {...mark(level)}>
                <HasIt isGiven={privileges.includes(privilege)} />
              </td>
            ))}
          </tr>
        ))}
        <PriceRow name="开通" offers={offers} mark={mark} priceOf={({ coins }) => coins} />
        <PriceRow name="续费" offers={offers} mark={mark} priceOf={(offer) => offer.renewCoins} />
      </tbody>
    </table>
  )
}

/** Privileges that some level has. */
function givenBy(offers: readonly NobleOffer[]) {
  return NOBLE_PRIVILEGES.filter((key) => offers.some(({ privileges }) => privileges.includes(key)))
}

function HasIt({ isGiven }: { isGiven: boolean }) {
  if (!isGiven) return <span className={css.none}>–</span>
  return (
    <span className={css.given}>
      <Icon name="check" size={16} />
      <span className={css.spoken}>有</span>
    </span>
  )
}

type PriceRowProps = Pick<NobleTableProps, 'offers'> & {
  name: string
  mark: (level: number) => object
  priceOf: (offer: NobleOffer) => number
}

function PriceRow({ name, offers, mark, priceOf }: PriceRowProps) {
  return (
    <tr className={css.prices}>
      <th scope="row">{name}</th>
      {offers.map((offer) => (
        <td key={offer.level} {...mark(offer.level)}>
          {priceOf(offer)}
        </td>
      ))}
    </tr>
  )
}
