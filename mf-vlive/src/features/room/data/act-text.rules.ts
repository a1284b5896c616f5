import type { RoomAct } from '@saidian/shared/contracts/rooms'

const MINUTES_A_DAY = 1_440

/** A time of a mute as people say it: 10 分钟, 1 小时, 1 天. */
export function muteText(minutes: number): string {
  if (minutes >= MINUTES_A_DAY) return `${Math.round(minutes / MINUTES_A_DAY)} 天`
  return minutes >= 60 ? `${Math.round(minutes / 60)} 小时` : `${minutes} 分钟`
}

/** What everybody in the room reads about an act; `isOwn`: it hits the reader. */
export function actText(act: RoomAct, isOwn: boolean): string {
  const who = isOwn ? '你' : (act.memberName ?? '一位用户')
  const why = act.reason ? `，原因：${act.reason}` : ''
  switch (act.kind) {
    case 'mute':
      return `${who}被${act.by}禁言 ${muteText(act.minutes ?? 0)}${why}`
    case 'unmute':
      return `${who}被${act.by}解除禁言`
    case 'remove':
      return `${who}被${act.by}移出直播间${why}`
    case 'readmit':
      return `${who}可以再次进入直播间`
    case 'manager':
      return `${who}成为房管`
    case 'viewer':
      return `${who}不再是房管`
    case 'clear':
      return `${act.by}清理了发言`
    case 'slow':
      return act.seconds
        ? `${act.by}开启慢速模式，每 ${act.seconds} 秒可发言一次`
        : `${act.by}关闭了慢速模式`
  }
}
