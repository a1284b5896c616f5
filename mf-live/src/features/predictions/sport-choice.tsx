import { SPORT } from '@saidian/shared/contracts/personal'
import { Segmented } from '@saidian/shared/ui'
import type { SportFilter } from './predictions.api'

const ITEMS = [
  { key: 'all', text: '全部' },
  { key: 'football', text: '足球' },
  { key: 'basketball', text: '篮球' },
] as const

type Key = (typeof ITEMS)[number]['key']

const FILTER: Record<Key, SportFilter> = {
  all: undefined,
  football: SPORT.football,
  basketball: SPORT.basketball,
}

export type SportChoiceProps = { value: SportFilter; onChoose: (sport: SportFilter) => void }

/** Both sports or one. */
export function SportChoice({ value, onChoose }: SportChoiceProps) {
  const chosen = ITEMS.find(({ key }) => FILTER[key] === value)?.key ?? 'all'
  return (
    <Segmented
      label="项目"
      look="pill"
      items={ITEMS}
      value={chosen}
      onChoose={(key) => onChoose(FILTER[key])}
    />
  )
}
