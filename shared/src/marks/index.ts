/**
 * What a member follows (关注) and keeps (收藏), as 我的 and the messages list it, and rows of pages
 * of any kind. A chunk of its own.
 */
export { useFollows } from './data/use-follows'
export { Favourites } from './favourites'
export { Followed } from './followed'
export { titleOf } from './page-address'
export { PageRow, type PageRowProps } from './page-row'
export { RowsSkeleton } from './rows-skeleton'
