import { api, callOf, mutationOf, queryOf } from '@saidian/shared/api'
import {
  type ArticleList,
  getArticle,
  getArticles,
  getColumns,
  likeArticle,
} from '@saidian/shared/contracts/news'
import type { AppDispatch } from '@saidian/shared/store'

/** All columns of the news: the argument of their query. */
export const ALL_COLUMNS = { query: {} }

/** Seconds that a list or an article stays cached, so that going back shows it at once. */
const CACHE_SECONDS = 600
/** An article that was read this long ago is read again for its counts. */
const FRESH_SECONDS = 30

type Like = { id: string; isOn: boolean }

const articleApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    articleColumns: queryOf(build, getColumns, {
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    articleList: build.infiniteQuery<ArticleList, number, string | undefined>({
      query: ({ queryArg: type, pageParam: cursor }) =>
        callOf(getArticles)({ body: { type, ...(cursor !== undefined && { cursor }) } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    articleDetail: queryOf(build, getArticle, {
      args: (id: string) => ({ params: { id } }),
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    likeArticle: mutationOf(build, likeArticle, {
      args: (like: Like) => ({ body: like }),
      async onQueryStarted({ id, isOn }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          articleApi.util.updateQueryData('articleDetail', id, (article) => {
            if (article.isLiked === isOn) return
            article.isLiked = isOn
            article.likes = Math.max(0, article.likes + (isOn ? 1 : -1))
          }),
        )
        try {
          const { data } = await queryFulfilled
          dispatch(
            articleApi.util.updateQueryData('articleDetail', id, (article) => {
              Object.assign(article, data)
            }),
          )
        } catch {
          shown.undo()
        }
      },
    }),
  }),
})

export const {
  useArticleColumnsQuery,
  useArticleListInfiniteQuery,
  useArticleDetailQuery,
  useLikeArticleMutation,
} = articleApi
export const { articleColumns, articleList, articleDetail } = articleApi.endpoints

/** Starts to load an article that is about to be opened. */
export function prefetchArticle(id: string) {
  return (dispatch: AppDispatch) =>
    dispatch(articleDetail.initiate(id, { subscribe: false, forceRefetch: FRESH_SECONDS }))
}
