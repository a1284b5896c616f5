import { paths } from '@saidian/shared/contracts/page'

const encode = encodeURIComponent

/** Addresses of this remote. */
export const messagePaths = {
  home: () => '/message',
  notice: () => '/message/notice',
  note: () => '/message/note',
  version: () => '/message/version',
  fans: () => '/message/fans',
  attention: () => '/message/attention',
  favor: () => '/message/favor',
  address: () => '/message/address',
  find: () => '/message/find',
  /** The same page with the camera open. */
  scan: () => '/message/find?view=scan',
  createGroup: () => '/message/createGroup',
  group: (id: string) => `/message/groupDetail?id=${encode(id)}`,
  /** A conversation; opened at one of its messages with a number. */
  chat: (id: string, seq?: number) =>
    seq === undefined ? paths.conversation(id) : `${paths.conversation(id)}&seq=${seq}`,
  chatDetail: (id: string) => `/message/chatDetail?id=${encode(id)}`,
  /** The search; among the messages of one conversation with its id. */
  search: (id?: string) =>
    id === undefined ? '/message/search' : `/message/search?id=${encode(id)}`,
  assistant: () => '/ChatGPT',
} as const
