/** Kinds of cases of the moderation: reviewed before it is shown, and reported afterwards. */
export const REVIEWED_COMMENT = 'comment'
export const REPORTED_COMMENT = 'reported-comment'
