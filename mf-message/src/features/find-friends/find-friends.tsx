import { useSearchParams } from '@saidian/shared/router'
import { SearchField } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { EntryRow } from '../../people/entry-row'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { FoundMembers } from './found-members'
import { OwnCode } from './own-code'

const MAX_LETTERS = 30

/** The search for members by number or nickname; its words stand in the address. */
export function FindFriends() {
  const [query, setQuery] = useSearchParams()
  const words = (query.get('q') ?? '').trim().slice(0, MAX_LETTERS)
  const [typed, setTyped] = useState(words)
  const search = (text: string) => {
    const wanted = text.trim()
    setQuery(wanted ? { q: wanted } : {}, { replace: true })
  }
  const change = (text: string) => {
    setTyped(text)
    if (text === '') search('')
  }
  return (
    <>
      <SearchField
        label="搜索用户"
        placeholder="赛点号或昵称"
        maxLength={MAX_LETTERS}
        value={typed}
        onChange={change}
        onSubmit={search}
      />
      {words ? (
        <FoundMembers words={words} />
      ) : (
        <nav className={css.card} aria-label="添加方式">
          <EntryRow title="扫一扫" icon="scan" to={peoplePaths.scan()} />
          <OwnCode />
        </nav>
      )}
    </>
  )
}
