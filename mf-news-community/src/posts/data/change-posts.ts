import type { Post } from '@saidian/shared/contracts/community'
import type { AppDispatch } from '@saidian/shared/store'
import { postsApi } from './posts.api'

type Wanted = (post: Post) => boolean

/** Changes a post wherever it is cached: in lists and on its page. */
export function postChanged(code: string, change: (post: Post) => void) {
  return (dispatch: AppDispatch, getState: () => unknown) => {
    for (const list of cachedLists(getState))
      dispatch(
        postsApi.util.updateQueryData('communityPosts', list, ({ pages }) => {
          for (const { posts } of pages) {
            const found = posts.find((post) => post.code === code)
            if (found) change(found)
          }
        }),
      )
    dispatch(postsApi.util.updateQueryData('communityPost', code, (post) => change(post)))
  }
}

/** Takes posts out of every cached list. */
export function postsRemoved(isRemoved: Wanted) {
  return (dispatch: AppDispatch, getState: () => unknown) => {
    for (const list of cachedLists(getState))
      dispatch(
        postsApi.util.updateQueryData('communityPosts', list, ({ pages }) => {
          for (const page of pages) page.posts = page.posts.filter((post) => !isRemoved(post))
        }),
      )
  }
}

/** Puts a new post of the reader first in the cached lists by time that it belongs to. */
export function postAdded(post: Post) {
  return (dispatch: AppDispatch, getState: () => unknown) => {
    for (const list of cachedLists(getState)) {
      const { circleId = post.circle.id, topic } = list
      if (list.list !== 'new' || circleId !== post.circle.id || topic !== undefined) continue
      dispatch(
        postsApi.util.updateQueryData('communityPosts', list, ({ pages: [first] }) => {
          first?.posts.unshift(post)
        }),
      )
    }
    void dispatch(postsApi.util.upsertQueryData('communityPost', post.code, post))
  }
}

/** The state of the one store: injected endpoints are unknown to its type. */
function cachedLists(getState: () => unknown) {
  return postsApi.util.selectCachedArgsForQuery(getState() as never, 'communityPosts')
}
