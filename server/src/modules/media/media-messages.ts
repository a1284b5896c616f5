import { validatorOf } from '@saidian/shared/contracts/validation'
import Type, { type Static } from 'typebox'

/** Bus: a viewer who lost the right to watch a room loses its stream within a second. */
export const DROP_VIEWER = 'media.drop'
const DropViewer = Type.Object({
  roomId: Type.Integer(),
  viewer: Type.String({ description: 'as in the signed address: m<member> or v<visitor>' }),
})
export type DropViewer = Static<typeof DropViewer>
export const isDropViewer = validatorOf(DropViewer)

/** Bus: the room is closed or has a new key, so its publisher is disconnected. */
export const STOP_PUBLISHER = 'media.stop'
const StopPublisher = Type.Object({ roomId: Type.Integer() })
export type StopPublisher = Static<typeof StopPublisher>
export const isStopPublisher = validatorOf(StopPublisher)
