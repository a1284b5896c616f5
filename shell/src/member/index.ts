export { followMember, type MemberParts } from './follow-member'
