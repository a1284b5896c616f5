export { moderationEndpoints } from './cases'
export { appealCase, getOwnCases, OwnCase } from './own-cases'
export { Sanction, SanctionScope, sanctionEndpoints } from './sanctions'
export { textFilterEndpoints } from './text-filter'
