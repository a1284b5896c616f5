export { moderationEndpoints } from './cases'
export { textFilterEndpoints } from './text-filter'
