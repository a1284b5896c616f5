export { textFilterEndpoints } from './text-filter'
