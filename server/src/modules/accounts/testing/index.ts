export { makeMember, type TestMember } from './make-member'
