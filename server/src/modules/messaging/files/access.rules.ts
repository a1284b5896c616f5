import type { ObjectKind } from '../../../platform/access'

/** Pictures and voices of messages; the service asks whether the reader has the message. */
export const MESSAGE_FILE: ObjectKind = {
  name: 'messageFile',
  allowed: { read: 'members', make: 'members' },
}
