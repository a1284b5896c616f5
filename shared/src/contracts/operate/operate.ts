import Type, { type Static } from 'typebox'
import { endpoint } from '../http'

const Link = Type.Union([Type.String({ maxLength: 500 }), Type.Null()], {
  description: 'path of a page of the product',
})

/** What operators announce to every reader. */
export const OperateNotice = Type.Object({ id: Type.String(), text: Type.String(), link: Link })
export type OperateNotice = Static<typeof OperateNotice>

/** The activity config of the specification. */
export const getOperateConfig = endpoint({
  method: 'GET',
  path: '/tj/operate/config',
  summary: 'What operators announce now',
  query: Type.Object({
    platform: Type.Optional(Type.Integer()),
    channelId: Type.Optional(Type.Integer()),
  }),
  reply: Type.Object({ notices: Type.Array(OperateNotice, { description: 'newest first' }) }),
  offline: true,
})
