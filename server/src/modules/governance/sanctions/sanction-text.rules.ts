import { beijingClock } from '@saidian/shared/lib'
import type { NewSanction } from './sanction'

const MUTES: Record<NewSanction['scope'], string> = {
  product: '全站禁言',
  room: '聊天室禁言',
  circle: '社区禁言',
  group: '群聊禁言',
  conversation: '私信禁言',
  profile: '限制修改资料',
}

/** A sanction as its member reads it: `what` it is, `end` in Beijing time. */
export function sanctionText(
  sanction: Pick<NewSanction, 'kind' | 'scope' | 'untilMs'>,
  placeName: string,
): { what: string; end: string } {
  const place = placeName === '' ? '' : `「${placeName}」`
  const end = sanction.untilMs === null ? '永久' : `至 ${minuteOf(sanction.untilMs)}`
  if (sanction.kind === 'mute') return { what: `${place}${MUTES[sanction.scope]}`, end }
  return { what: sanction.scope === 'product' ? '封禁账号' : `移出${place}直播间`, end }
}

function minuteOf(ms: number): string {
  const { year, month, day, hour, minute } = beijingClock(ms)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}
