import { useState } from 'react'
import { Segmented } from './segmented'

const ITEMS = [
  { key: 'live', text: '进行中' },
  { key: 'soon', text: '赛程' },
  { key: 'over', text: '赛果' },
] as const

type Key = (typeof ITEMS)[number]['key']

export function Line() {
  const [value, choose] = useState<Key>('live')
  return <Segmented label="赛事" items={ITEMS} value={value} onChoose={choose} />
}

export function Pill() {
  const [value, choose] = useState<Key>('soon')
  return <Segmented label="赛事" items={ITEMS} value={value} onChoose={choose} look="pill" />
}

export function NotKnownYet() {
  return <Segmented label="赛事" items={ITEMS} value={null} onChoose={() => undefined} />
}
