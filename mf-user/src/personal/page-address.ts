import { paths } from '@saidian/shared/contracts'
import { userPaths } from '../paths'

type Named = { kind: string; id: string; title: string }

const KIND_WORDS: Partial<Record<string, string>> = {
  match: '比赛',
  team: '球队',
  league: '赛事',
  player: '球员',
  expert: '专家',
  member: '球迷',
  news: '头条',
  post: '帖子',
  room: '直播间',
}

/** What a kind is called; a kind of a later version is a page. */
export function kindText(kind: string): string {
  return KIND_WORDS[kind] ?? '页面'
}

/** A name to show: what was told with it, or its kind and number. */
export function titleOf({ kind, id, title }: Named): string {
  return title || `${kindText(kind)} ${id}`
}

/** Where a page of this kind stands; null while the product has none of the kind. */
export function addressOf({ kind, id }: Pick<Named, 'kind' | 'id'>): string | null {
  if (kind === 'match') return paths.footballMatch(Number(id))
  if (kind === 'member') return userPaths.member(id)
  if (kind === 'post') return paths.post(id)
  return null
}
