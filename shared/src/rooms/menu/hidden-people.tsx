import { useState } from 'react'
import { Sheet } from '../../ui/subpages'
import { hiddenPeople, useHiddenPeople } from './hidden-people.store'
import css from './menu.module.css'

/** How many people are hidden, and the way to show them again. */
export function HiddenPeople() {
  const people = useHiddenPeople()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.hidden} onClick={() => setOpen(true)}>
        已屏蔽 {people.length} 人的发言
      </button>
      {isOpen && (
        <Sheet title="已屏蔽的人" onClose={() => setOpen(false)}>
          <ul className={css.people}>
            {people.map(({ id, name }) => (
              <li key={id} className={css.person}>
                <span className={css.name}>{name}</span>
                <button type="button" className={css.show} onClick={() => hiddenPeople.show(id)}>
                  取消屏蔽
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}
