import { useState } from 'react'
import { TabPager } from './tab-pager'

const TABS = [
  { key: 'hot', text: '热门' },
  { key: 'new', text: '最新' },
  { key: 'followed', text: '关注' },
]

function Page({ text }: { text: string }) {
  return (
    <div style={{ padding: '0.24rem' }}>
      <p>{text}的内容，左右滑动换页</p>
      <p style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}>
        <a href="#row">{'这一行自己左右滚动，'.repeat(12)}</a>
      </p>
    </div>
  )
}

export function ThreePages() {
  const [value, choose] = useState('hot')
  return (
    <TabPager
      label="圈子"
      items={TABS}
      value={value}
      onChoose={choose}
      renderPage={(item) => <Page text={item.text} />}
      loading="加载中…"
    />
  )
}

export function NotKnownYet() {
  return (
    <TabPager
      label="频道"
      items={TABS}
      value={null}
      onChoose={() => undefined}
      renderPage={() => null}
      loading="加载中…"
    />
  )
}
