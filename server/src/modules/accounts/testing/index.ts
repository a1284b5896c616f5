export {
  type AccountsWorld,
  type Answer,
  type Ask,
  encryptPassword,
  openAccounts,
} from './accounts-world'
export { ageRows } from './age-rows'
export { askWithWork, solved } from './ask-with-work'
export { makeMember, type TestMember } from './make-member'
export { codeFor, loggedIn, newPhone, proofFor, registered } from './members'
export { SoftAuthenticator } from './soft-authenticator'
