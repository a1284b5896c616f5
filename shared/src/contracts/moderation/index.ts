export { moderationEndpoints } from './cases'
export { appealCase, getOwnCases, OwnCase } from './own-cases'
export { textFilterEndpoints } from './text-filter'
