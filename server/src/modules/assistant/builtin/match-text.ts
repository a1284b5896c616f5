import type { MatchLine } from '../reading/match-line'
import { spokenMoment } from '../reading/moment'

const LATE_MS = 3 * 3_600_000

/** Whether a match that no source began should have been played. */
export const isPassed = (kickoffMs: number, now: number) => kickoffMs <= now - LATE_MS

/** 未开赛 of a match that is long past means that its result never came. */
const statusText = ({ state, status, kickoffMs }: MatchLine, now: number) =>
  state === 'coming' && isPassed(kickoffMs, now) ? '暂无赛果' : status

/** `20:30 英超 阿森纳 2-1 曼联（完场）`, with the day where a list has several. */
export function listText(
  line: MatchLine,
  { showsDay, now }: { showsDay: boolean; now: number },
): string {
  const { kickoffMs, league, home, away, score } = line
  const status = statusText(line, now)
  const time = showsDay ? spokenMoment(kickoffMs) : line.kickoff.slice(11)
  // 对 says that it is to come: the row stays on one line of a phone.
  const ending = status === '未开赛' ? '' : `（${status}）`
  return `${time} ${league} ${home} ${score ?? '对'} ${away}${ending}`
}

/** The whole sentence of one match; `[1]` cites it. */
export function matchText(line: MatchLine, now: number): string {
  const { kickoffMs, league, round, home, away, score, half, state } = line
  const status = statusText(line, now)
  const when = `${spokenMoment(kickoffMs)} ${league}${round}`
  if (state === 'coming') return `${when}，${home} 对 ${away}，${status}[1]。`
  const halfText = half ? `，半场 ${half}` : ''
  if (state === 'playing')
    return `${when}，${home} ${score ?? '对'} ${away}，正在进行（${status}${halfText}）[1]。`
  return `${when}，${home} ${score ?? '对'} ${away}（${status}${halfText}）[1]。`
}

/** 赢了, 打平了, 输了 of a team; empty before the end. */
export function outcomeText(line: MatchLine, teamId: number, name: string): string {
  const { goals, homeId, state } = line
  if (state !== 'over' || !goals) return ''
  const [own, other] = homeId === teamId ? goals : [goals[1], goals[0]]
  return `${name}${own > other ? '赢了' : own === other ? '打平了' : '输了'}。`
}
