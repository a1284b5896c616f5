import type { ObjectKind } from '../../../platform/access'

/** Recorded broadcasts: everybody watches them, they go with the account of the anchor. */
export const RECORDING: ObjectKind = { name: 'recording', allowed: { read: 'everybody' } }
