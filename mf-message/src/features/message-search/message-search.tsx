import { useBack, useSearchParams } from '@saidian/shared/router'
import { useConversation } from '../../conversations'
import { messagePaths } from '../../paths'
import { FoundMessages } from './found-messages'
import { FoundPeople } from './found-people'
import css from './message-search.module.css'
import { MAX_LETTERS, SearchBar } from './search-bar'

/** The search over friends, groups and messages; with an id over one conversation. */
export function MessageSearch() {
  const [query, setQuery] = useSearchParams()
  const id = query.get('id') ?? ''
  const words = (query.get('q') ?? '').trim().slice(0, MAX_LETTERS)
  const { conversation } = useConversation(id)
  const back = useBack(id === '' ? messagePaths.home() : messagePaths.chatDetail(id))
  const search = (next: string) => {
    const typed = next.trim()
    if (typed === words) return
    const params = { ...(id && { id }), ...(typed && { q: typed }) }
    setQuery(params, { replace: true, preventScrollReset: true })
  }
  const label = id === '' ? '搜索好友、群聊和聊天记录' : '搜索聊天记录'
  return (
    <div className={css.page}>
      <h1 className={css.spoken}>搜索</h1>
      <SearchBar words={words} label={label} onSearch={search} onBack={back} />
      {words === '' ? (
        <p className={css.hint}>{id === '' ? '输入昵称、群名或聊天内容' : '输入聊天内容'}</p>
      ) : (
        <>
          {id === '' && <FoundPeople words={words} />}
          <FoundMessages key={words} words={words} id={id} only={conversation} />
        </>
      )}
    </div>
  )
}
