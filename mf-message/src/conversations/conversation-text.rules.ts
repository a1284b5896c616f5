import type { Card, Conversation, Entry } from '@saidian/shared/contracts/messaging'
import { shownTitle } from './card-title.rules'

const CARDS: Record<Card['kind'], string> = {
  match: '比赛',
  article: '文章',
  post: '帖子',
  tip: '方案',
  room: '直播间',
  member: '名片',
  group: '群聊',
}

/** What the member calls a conversation: the remark or nickname of the peer, the group's name. */
export function nameOf({ kind, peer, remark, group }: Conversation): string {
  if (kind === 'group') return group?.name ?? '群聊'
  return remark || peer?.nickName || '已注销用户'
}

/** A line about the last entry, as the list shows it. */
export function lastLineOf(
  conversation: Conversation,
  { memberId, isYoung }: { memberId: string; isYoung: boolean },
): string {
  const { last, kind } = conversation
  if (!last) return ''
  const { body } = last
  const text =
    body.kind === 'card' ? cardLine(body.card, isYoung) : lineOf(last, conversation, memberId)
  const isNamed = kind === 'group' && last.body.kind !== 'event' && last.body.kind !== 'recalled'
  const sender = isNamed && last.senderId !== memberId ? nameIn(conversation, last.senderId) : ''
  return sender ? `${sender}：${text}` : text
}

function cardLine(card: Card, isYoung: boolean): string {
  return `[${CARDS[card.kind]}] ${shownTitle(card, isYoung)}`.trim()
}

function lineOf({ body, senderId }: Entry, conversation: Conversation, memberId: string): string {
  switch (body.kind) {
    case 'text':
      return body.text.replace(/\s+/g, ' ').trim()
    case 'picture':
      return '[图片]'
    case 'voice':
      return `[语音] ${Math.max(1, Math.round(body.ms / 1000))}″`
    case 'event':
      return eventLine(body, actorOf(conversation, senderId, memberId))
    default:
      return recalledLine(conversation, recallerIn({ body, senderId }), memberId)
  }
}

const recallerIn = ({ body, senderId }: Pick<Entry, 'body' | 'senderId'>) =>
  body.kind === 'recalled' ? (body.by ?? senderId) : senderId

function recalledLine(conversation: Conversation, senderId: string, memberId: string): string {
  if (senderId === 'staff') return '管理人员撤回了一条消息'
  if (senderId === memberId) return '你撤回了一条消息'
  const name = conversation.kind === 'group' ? nameIn(conversation, senderId) : '对方'
  return `${name || '成员'}撤回了一条消息`
}

function actorOf(conversation: Conversation, senderId: string, memberId: string): string {
  return senderId === memberId ? '你' : nameIn(conversation, senderId) || '成员'
}

/** Name of a member whom the conversation shows; empty for others, such as in a large group. */
function nameIn({ peer, remark, group }: Conversation, memberId: string): string {
  if (peer?.id === memberId) return remark || peer.nickName
  return group?.portraits.find(({ id }) => id === memberId)?.nickName ?? ''
}

type GroupEvent = Extract<Entry['body'], { kind: 'event' }>

function eventLine({ event, value = '' }: GroupEvent, actor: string): string {
  switch (event) {
    case 'created':
      return `${actor}创建了群聊`
    case 'joined':
      return `${actor}加入了群聊`
    case 'invited':
      return `${actor}邀请了新成员`
    case 'left':
      return `${actor}退出了群聊`
    case 'removed':
      return `${actor}移出了成员`
    case 'renamed':
      return `${actor}修改群名为“${value}”`
    case 'notice':
      return `${actor}更新了群公告`
    case 'role':
      return `${actor}调整了管理员`
    case 'owner':
      return `${actor}转让了群主`
    case 'muted':
      return `${actor}调整了成员禁言`
    case 'all_muted':
      return `${actor}调整了全员禁言`
    case 'dissolved':
      return `${actor}解散了群聊`
  }
}
