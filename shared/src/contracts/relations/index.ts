export { blockMember, getBlockedMembers } from './blocked'
