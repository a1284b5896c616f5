import { useState } from 'react'
import { SearchField } from './search-field'

function Example({ first }: { first: string }) {
  const [typed, setTyped] = useState(first)
  return <SearchField label="搜索好友" placeholder="搜索好友" value={typed} onChange={setTyped} />
}

export function Empty() {
  return <Example first="" />
}

export function Filled() {
  return <Example first="风过看台和一个很长很长的昵称，放不下的部分看不见" />
}
