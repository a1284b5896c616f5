export { FetchError } from './fetch-error'
export {
  createPublicFetch,
  type PublicContent,
  type PublicFetch,
  type PublicFetchOptions,
} from './public-fetch'
export { publicTarget } from './target.rules'
