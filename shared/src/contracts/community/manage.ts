import Type from 'typebox'
import { ContentId, MemberId } from '../content'
import { endpoint } from '../http'
import { CircleId } from './circle'

const closed = { additionalProperties: false }
const Reason = Type.String({ minLength: 1, maxLength: 200, description: 'the member reads it' })

/** Acts of the managers of a circle; each is written down. */
export const circleManageEndpoints = {
  pin: endpoint({
    method: 'POST',
    path: '/community/manage/pin',
    summary: 'Keeps a post at the top of its circle, or ends it',
    login: 'required',
    body: Type.Object({ code: ContentId, isOn: Type.Boolean() }),
    reply: Type.Null(),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/community/manage/remove',
    summary: 'Removes a post from its circle',
    login: 'required',
    body: Type.Object({ code: ContentId, reason: Reason }),
    reply: Type.Null(),
  }),
  mute: endpoint({
    method: 'POST',
    path: '/community/manage/mute',
    summary: 'Lets a member write nothing in a circle for some hours; 0 ends it',
    login: 'required',
    body: Type.Object({
      circleId: CircleId,
      memberId: MemberId,
      hours: Type.Integer({ minimum: 0, maximum: 720 }),
      reason: Reason,
    }),
    reply: Type.Null(),
  }),
} as const

/** Acts of the staff on circles, on the internal port; each is written down. */
export const circleStaffEndpoints = {
  manager: endpoint({
    method: 'POST',
    path: '/community/v1/manager',
    summary: 'Makes a member a manager of a circle, or ends it',
    body: Type.Object({ circleId: CircleId, memberId: MemberId, isOn: Type.Boolean() }, closed),
    reply: Type.Null(),
  }),
  rules: endpoint({
    method: 'POST',
    path: '/community/v1/rules',
    summary: 'Changes the description and the rules of a circle',
    body: Type.Object(
      {
        circleId: CircleId,
        description: Type.String({ maxLength: 200 }),
        rules: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
      },
      closed,
    ),
    reply: Type.Null(),
  }),
} as const
