import Type, { type Static } from 'typebox'

/** A member beside what they wrote, as everybody may see them. */
export const Author = Type.Object({
  id: Type.String({ description: 'empty for a deleted account' }),
  nickName: Type.String(),
  portrait: Type.String({ description: 'address of the picture; empty without one' }),
  level: Type.Integer(),
})
export type Author = Static<typeof Author>

/** Province in China or country of the writer's address (IP 属地); 未知 where unknown. */
export const Region = Type.String()

/** State of what a member wrote; others see only what is shown. */
export const WRITTEN_STATES = ['shown', 'waiting', 'rejected', 'deleted'] as const
export const WrittenState = Type.Enum([...WRITTEN_STATES])
export type WrittenState = Static<typeof WrittenState>
