import type { ObjectKind } from '../../platform/access'

/** Likes of articles, as members give and take them back. */
export const ARTICLE_LIKE: ObjectKind = { name: 'articleLike', allowed: { make: 'members' } }
