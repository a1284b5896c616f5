import type { RoomAct } from '@saidian/shared/contracts/rooms'

/** `amount`: minutes of a mute, seconds of slow mode; `said`: the text of a removed message. */
type WordedAct = { kind: RoomAct['kind']; amount: number | null; said: string | null }

/** An act in words, as managers read it. */
export function actText(act: WordedAct, member: string): string {
  const amount = act.amount ?? 0
  switch (act.kind) {
    case 'mute':
      return `禁言 ${member} ${amount} 分钟`
    case 'unmute':
      return `解除 ${member} 的禁言`
    case 'remove':
      return `将 ${member} 移出直播间`
    case 'readmit':
      return `允许 ${member} 回到直播间`
    case 'manager':
      return `设 ${member} 为房管`
    case 'viewer':
      return `取消 ${member} 的房管`
    case 'clear':
      return act.said === null ? '清空聊天' : `删除 ${member} 的消息：${act.said}`
    case 'slow':
      return amount === 0 ? '关闭慢速模式' : `开启慢速模式，每 ${amount} 秒一条`
  }
}
