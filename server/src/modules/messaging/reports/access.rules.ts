import type { ObjectKind } from '../../../platform/access'

/** Reports of messages: only the staff reads them. */
export const MESSAGE_REPORT: ObjectKind = { name: 'messageReport', allowed: { make: 'members' } }
