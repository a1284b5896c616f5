export { followMember } from './follow-member'
export type { MemberParts } from './member-parts'
