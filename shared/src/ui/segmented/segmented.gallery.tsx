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

const NINE = ['赛况', '文字', '阵容', '分析', '指数', '情报', '推荐', '聊天', 'AI'].map((text) => ({
  key: text,
  text,
}))

/** Scrolls sideways; the chosen tab is in sight. */
export function NineTabs() {
  const [value, choose] = useState('聊天')
  return <Segmented label="比赛内容" items={NINE} value={value} onChoose={choose} />
}

export function NotKnownYet() {
  return <Segmented label="赛事" items={ITEMS} value={null} onChoose={() => undefined} />
}
