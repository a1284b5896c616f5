import type { ObjectKind } from '../../platform/access'

/** Comments: everybody reads those that are shown, members write, authors delete their own. */
export const COMMENT: ObjectKind = {
  name: 'comment',
  allowed: { read: 'everybody', make: 'members', remove: 'owner' },
}

/** The list of what a member has written. */
export const OWN_COMMENTS: ObjectKind = { name: 'ownComments', allowed: { read: 'owner' } }

/** Reports of comments: only the staff reads them. */
export const COMMENT_REPORT: ObjectKind = { name: 'commentReport', allowed: { make: 'members' } }
