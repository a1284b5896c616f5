import { MessageSearch } from '../features/message-search/message-search'

/** 搜索. */
export function SearchPage() {
  return <MessageSearch />
}
