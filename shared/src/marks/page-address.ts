import { HEADLINES } from '../contracts/news'
import { paths } from '../contracts/page'
import { SPORT, type SportId } from '../contracts/personal'

type Subject = { kind: string; sport: SportId | null; id: string }
type Named = Omit<Subject, 'sport'> & { title: string }

/** Pages of matches by sport. */
const MATCH_PATHS: Record<SportId, (matchId: number) => string> = {
  [SPORT.football]: paths.footballMatch,
  [SPORT.basketball]: paths.basketballMatch,
}

const KIND_LABELS: Partial<Record<string, string>> = {
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

/** Label of a page kind; 页面 for an unknown kind. */
export function kindText(kind: string): string {
  return KIND_LABELS[kind] ?? '页面'
}

/** Title to show: the stored title, or kind and id without one. */
export function titleOf({ kind, id, title }: Named): string {
  return title || `${kindText(kind)} ${id}`
}

/** Address of the page; null for a kind that has no pages yet. */
export function addressOf({ kind, sport, id }: Subject): string | null {
  if (kind === 'match') return sport && MATCH_PATHS[sport](Number(id))
  if (kind === 'member') return paths.member(id)
  if (kind === 'post') return paths.post(id)
  // Any column shows an article; its own is not known here.
  if (kind === 'news') return paths.article(String(HEADLINES), id)
  if (kind === 'room') return paths.room(Number(id))
  return null
}
