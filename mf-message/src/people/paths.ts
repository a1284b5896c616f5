import { paths } from '@saidian/shared/contracts/page'

/** Addresses of the pages about people and groups. */
export const peoplePaths = {
  address: () => '/message/address',
  requests: () => '/message/address?view=requests',
  find: () => '/message/find',
  scan: () => '/message/find?view=scan',
  personal: paths.contact,
  createGroup: () => '/message/createGroup',
  groups: () => '/message/groupList',
  group: (id: string) => `/message/groupDetail?id=${encodeURIComponent(id)}`,
  groupView: (id: string, view: GroupView) => `${peoplePaths.group(id)}&view=${view}`,
  attention: () => '/message/attention',
  fans: () => '/message/fans',
  favor: () => '/message/favor',
} as const

/** Parts of a group with a screen of their own. */
export const GROUP_VIEWS = ['members', 'invite', 'requests', 'manage'] as const
export type GroupView = (typeof GROUP_VIEWS)[number]
