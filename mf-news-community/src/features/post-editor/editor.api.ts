import { queryOf, uploadOf } from '@saidian/shared/api'
import { suggestForPost, uploadPostPicture } from '@saidian/shared/contracts/community'
import { postsApi } from '../../posts/data/posts.api'
import type { SuggestKind } from './text/token.rules'

const editorApi = postsApi.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    uploadPostPicture: uploadOf(build, uploadPostPicture, 'picture'),
    suggestForPost: queryOf(build, suggestForPost, {
      args: ({ kind, q }: { kind: SuggestKind; q: string }) => ({ query: { kind, q } }),
    }),
  }),
})

export const { useUploadPostPictureMutation, useSuggestForPostQuery } = editorApi
