import css from './player-menu.module.css'

type ChoiceListProps<Key extends string | number> = {
  label: string
  items: readonly { key: Key; text: string }[]
  value: Key | undefined
  onChoose: (key: Key) => void
}

/** One of a few in the menu of the player. A list of one offers nothing and is not shown. */
export function ChoiceList<Key extends string | number>({
  label,
  items,
  value,
  onChoose,
}: ChoiceListProps<Key>) {
  if (items.length < 2) return null
  return (
    <fieldset className={css.group}>
      <legend className={css.label}>{label}</legend>
      {items.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          className={css.choice}
          aria-pressed={key === value}
          onClick={() => onChoose(key)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
