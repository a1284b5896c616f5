import type { EntryBody } from '@saidian/shared/contracts/messaging'

type GroupAct = Extract<EntryBody, { kind: 'event' }>

const MAX_NAMES = 3

/** The line that an act on the group leaves in its history. */
export function eventText(
  { event, members, value }: GroupAct,
  actor: string,
  nameOf: (id: string) => string,
): string {
  const whom = namesOf(members.map(nameOf))
  switch (event) {
    case 'created':
      return `${actor}创建了群聊`
    case 'joined':
      return `${whom || actor}加入了群聊`
    case 'invited':
      return `${actor}邀请${whom}加入了群聊`
    case 'left':
      return `${whom || actor}退出了群聊`
    case 'removed':
      return `${actor}将${whom}移出了群聊`
    case 'renamed':
      return `${actor}将群名改为“${value ?? ''}”`
    case 'notice':
      return value ? `${actor}更新了群公告：${value}` : `${actor}清空了群公告`
    case 'role':
      return value === '1' ? `${whom}成为管理员` : `${whom}不再是管理员`
    case 'owner':
      return `${whom}成为新的群主`
    case 'muted':
      return mutedText(actor, whom, Number(value ?? 0))
    case 'all_muted':
      return isOn(value) ? `${actor}开启了全员禁言` : `${actor}关闭了全员禁言`
    case 'dissolved':
      return `${actor}解散了群聊`
  }
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'false'
}

function mutedText(actor: string, whom: string, minutes: number): string {
  if (!(minutes > 0)) return `${actor}解除了${whom}的禁言`
  const days = Math.floor(minutes / 1_440)
  if (days > 0) return `${actor}将${whom}禁言 ${days} 天`
  const hours = Math.floor(minutes / 60)
  return `${actor}将${whom}禁言 ${hours > 0 ? `${hours} 小时` : `${minutes} 分钟`}`
}

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join('、')
  return names.length > MAX_NAMES ? `${shown}等 ${names.length} 人` : shown
}
