import Type from 'typebox'

export const Seconds = Type.Integer({ description: 'seconds since 1970' })
export const Ms = Type.Number({ description: 'milliseconds since 1970, the server clock' })
export const MatchId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const MessageId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })
/** Room number of an anchor, as people read it. */
export const RoomId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** An announced broadcast. */
export const BroadcastId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const MemberId = Type.String({ pattern: '^\\d{1,18}$' })
/** Made by the client; the same act sent again is done once. */
export const RequestKey = Type.String({ pattern: '^[0-9a-zA-Z-]{8,64}$' })
export const Coins = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
/** 0: no noble. 1 骑士, 2 子爵, 3 伯爵, 4 公爵, 5 国王, 6 皇帝. */
export const NobleLevel = Type.Integer({ minimum: 0, maximum: 6 })
export const RoomRole = Type.Integer({
  minimum: 0,
  maximum: 2,
  description: '0 viewer, 1 manager, 2 anchor',
})

/** A member as everybody sees them in a room. */
export const RoomMember = Type.Object({
  id: Type.String(),
  nickName: Type.String(),
  portrait: Type.String({ description: 'address of the picture; empty without one' }),
  level: Type.Integer(),
})
