import type { ObjectKind } from '../../platform/access'

/** Likes: everybody sees how many, members like and take it back. */
export const LIKE: ObjectKind = { name: 'like', allowed: { read: 'everybody', make: 'members' } }
