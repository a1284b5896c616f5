import { useBack, useNavigate, useSearchParams } from '@saidian/shared/router'
import { Icon, Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import { contentPaths, SEARCH_PARAM } from '../../paths'
import css from './content-search.module.css'
import type { SearchKind } from './search.api'
import { rememberSearch } from './search-history'
import { SearchResults } from './search-results'
import { SearchStart } from './search-start'

const MAX_LETTERS = 60
const KINDS = [
  { key: 'all', text: '全部' },
  { key: 'article', text: '文章' },
  { key: 'post', text: '帖子' },
] as const
type KindKey = 'all' | SearchKind

/** The search over articles and posts; its words and kind stand in the address. */
export function ContentSearch({ columnId }: { columnId: number }) {
  const navigate = useNavigate()
  const back = useBack(contentPaths.column(columnId))
  const [query] = useSearchParams()
  const words = (query.get(SEARCH_PARAM) ?? '').trim().slice(0, MAX_LETTERS)
  const kind = KINDS.find(({ key }) => key === query.get('kind'))?.key ?? 'all'
  const search = (next: string, nextKind: KindKey = kind) => {
    const trimmed = next.trim()
    if (trimmed === '') return
    rememberSearch(trimmed)
    const suffix = nextKind === 'all' ? '' : `&kind=${nextKind}`
    navigate(contentPaths.search(columnId, trimmed) + suffix, { replace: true })
  }
  return (
    <div className={css.page}>
      <SearchBar key={words} words={words} onSearch={search} onBack={back} />
      {words === '' ? (
        <SearchStart onSearch={search} />
      ) : (
        <>
          <div className={css.kinds}>
            <Segmented
              label="搜索范围"
              items={KINDS}
              value={kind}
              onChoose={(next) => search(words, next)}
            />
          </div>
          <SearchResults
            key={`${kind} ${words}`}
            words={words}
            kind={kind === 'all' ? null : kind}
          />
        </>
      )}
    </div>
  )
}

type SearchBarProps = { words: string; onSearch: (words: string) => void; onBack: () => void }

function SearchBar({ words, onSearch, onBack }: SearchBarProps) {
  const [typed, setTyped] = useState(words)
  return (
    <form
      className={css.bar}
      aria-label="搜索"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed)
      }}
    >
      <button type="button" className={css.back} aria-label="返回" onClick={onBack}>
        <Icon name="back" size={20} />
      </button>
      <span className={css.field}>
        <Icon name="search" size={16} />
        <input
          className={css.input}
          type="search"
          enterKeyHint="search"
          aria-label="搜索文章和帖子"
          placeholder="搜索文章和帖子"
          maxLength={MAX_LETTERS}
          value={typed}
          ref={focusFirst(words)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </span>
      <button type="submit" className={css.submit}>
        搜索
      </button>
    </form>
  )
}

/** The keyboard opens for a new search, not over hits on the way back to them. */
function focusFirst(words: string) {
  return (field: HTMLInputElement | null) => {
    if (field && words === '' && document.activeElement === document.body) field.focus()
  }
}
