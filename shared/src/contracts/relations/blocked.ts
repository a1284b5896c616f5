import Type from 'typebox'
import { Author, MemberId, Seconds } from '../content'
import { endpoint } from '../http'

export const blockMember = endpoint({
  method: 'POST',
  path: '/user/block',
  summary: 'Blocks a member (拉黑), or ends it: neither sees what the other writes',
  login: 'required',
  body: Type.Object({ memberId: MemberId, isOn: Type.Boolean() }),
  reply: Type.Object({ isBlocked: Type.Boolean() }),
})

export const getBlockedMembers = endpoint({
  method: 'GET',
  path: '/user/block/list',
  summary: 'Whom the caller blocks, newest first',
  login: 'required',
  reply: Type.Object({
    members: Type.Array(Type.Object({ ...Author.properties, blockedAt: Seconds })),
  }),
})
