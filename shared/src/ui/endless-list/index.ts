/**
 * A long list whose rows have any height and whose pages load near its end. A chunk of its own,
 * loaded with the first page that has such a list.
 */

export { nextPageOf } from '../subpages/list-end/next-page'
export { EndlessList, type EndlessListProps } from './endless-list'
