// Members for the tests of other modules, which import a module only by its index.
export { makeMember, type TestMember } from '../modules/accounts/testing'
