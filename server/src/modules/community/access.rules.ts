import type { ObjectKind } from '../../platform/access'

/** Circles: everybody reads them, members join and leave. */
export const CIRCLE: ObjectKind = {
  name: 'circle',
  allowed: { read: 'everybody', make: 'members' },
}

/** Posts: everybody reads them; their authors edit and delete them. */
export const POST: ObjectKind = {
  name: 'post',
  allowed: { read: 'everybody', make: 'members', change: 'owner', remove: 'owner' },
}

/** Likes of posts, as members give and take them back. */
export const POST_LIKE: ObjectKind = { name: 'postLike', allowed: { make: 'members' } }

/** Pictures that no post has taken yet. */
export const POST_PICTURE: ObjectKind = { name: 'postPicture', allowed: { make: 'members' } }

/** Reports of posts: only the staff reads them. */
export const POST_REPORT: ObjectKind = { name: 'postReport', allowed: { make: 'members' } }

/** Acts of managers; the service asks whether the member manages the circle. */
export const CIRCLE_ACT: ObjectKind = { name: 'circleAct', allowed: { make: 'members' } }

/** Names that a member sees while typing @ or #. */
export const SUGGESTION: ObjectKind = { name: 'suggestion', allowed: { read: 'members' } }
