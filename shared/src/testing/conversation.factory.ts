import type { Conversation, Entry } from '../contracts/messaging'

/** 10:00 in Beijing. */
const AT = Date.UTC(2026, 10, 20, 2)

/** The private conversation with 李四, who wrote last. */
export function makeConversation(given: Partial<Conversation> = {}): Conversation {
  const last = given.last === undefined ? makeEntry() : given.last
  return {
    id: '7',
    kind: 'private',
    peer: { id: '100002', nickName: '李四', portrait: '', level: 1 },
    remark: '',
    group: null,
    role: 0,
    epoch: 'c',
    lastSeq: last?.seq ?? 0,
    firstSeq: 0,
    last,
    at: last?.at ?? AT,
    readSeq: last?.seq ?? 0,
    peerReadSeq: 0,
    peerHasSeq: 0,
    unread: 0,
    mentionSeq: 0,
    isPinned: false,
    isMuted: false,
    mayWrite: true,
    ...given,
  }
}

/** The group 南看台 of three members. */
export function makeGroupConversation(given: Partial<Conversation> = {}): Conversation {
  const portraits = [
    { id: '100001', nickName: '球迷100001', portrait: '' },
    { id: '100002', nickName: '李四', portrait: '' },
    { id: '100003', nickName: '王五', portrait: '' },
  ]
  return makeConversation({
    id: '8',
    kind: 'group',
    peer: null,
    group: { name: '南看台', portraits, members: 3, isDissolved: false },
    ...given,
  })
}

/** A text of 李四. */
export function makeEntry(given: Partial<Entry> = {}): Entry {
  const seq = given.seq ?? 1
  return {
    seq,
    at: AT + seq * 1_000,
    senderId: '100002',
    clientMsgId: null,
    body: { kind: 'text', text: '今晚一起看球？' },
    ...given,
  }
}

/** A page of the list, as the only one. */
export function makeConversationPage(
  conversations: Conversation[],
  given: { epoch?: string; seq?: number; next?: string | null } = {},
) {
  const unread = conversations.reduce((sum, one) => sum + (one.isMuted ? 0 : one.unread), 0)
  return { epoch: 'e', seq: 0, conversations, unread, next: null, ...given }
}
