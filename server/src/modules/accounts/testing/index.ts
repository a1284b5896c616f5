export { type AccountsWorld, type Answer, type Ask, openAccounts, seal } from './accounts-world'
export { makeMember, type TestMember } from './make-member'
export { codeFor, loggedIn, newPhone, registered } from './members'
