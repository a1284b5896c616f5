/** What a list knows of the page after its last one. */
export type NextPage = {
  hasMore: boolean
  /** An end that is still near when this, or `load`, changes loads the next page. */
  isLoading: boolean
  hasFailed: boolean
  load: () => unknown
}

type InfiniteQuery = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** The next page of an infinite query of `shared/api`. */
export function nextPageOf(query: InfiniteQuery): NextPage {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return {
    hasMore: hasNextPage,
    isLoading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    load: fetchNextPage,
  }
}
