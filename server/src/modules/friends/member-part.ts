import type { MemberPart } from '../accounts'
import { eraseFriendsOf, exportFriendsOf } from './erasure.repository'

/** Friends, requests and reports of a member: exported and erased with them. */
export const friendsPart: MemberPart = {
  name: 'friends',
  export: exportFriendsOf,
  erase: eraseFriendsOf,
}
