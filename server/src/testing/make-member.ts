// Members for the tests of other modules, which enter a module by its door alone.
export { makeMember, type TestMember } from '../modules/accounts/testing'
