import { NOBLE_PRIVILEGES, type NobleOffer } from '@saidian/shared/contracts/rooms'
import css from './nobles.module.css'
import { PRIVILEGE_TEXTS } from './privileges'

/** What the chosen level gives, in sentences. */
export function ChosenLevel({ offer: { name, privileges } }: { offer: NobleOffer }) {
  const given = NOBLE_PRIVILEGES.filter((privilege) => privileges.includes(privilege))
  return (
    <section className={css.chosen}>
      <h2 className={css.chosenName}>{name}的特权</h2>
      <dl className={css.privileges}>
        {given.map((privilege) => (
          <div key={privilege} className={css.privilege}>
            <dt>{PRIVILEGE_TEXTS[privilege].name}</dt>
            <dd>{PRIVILEGE_TEXTS[privilege].about}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
