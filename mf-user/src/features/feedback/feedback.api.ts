import { api, type CallArgs, callOf } from '@saidian/shared/api'
import { addFeedback, type ReplyOf, uploadFeedbackPicture } from '@saidian/shared/contracts'
import { formOf } from '../../member/member.api'

const feedbackApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    addFeedback: build.mutation<ReplyOf<typeof addFeedback>, CallArgs<typeof addFeedback>>({
      query: callOf(addFeedback),
    }),
    uploadFeedbackPicture: build.mutation<{ key: string }, Blob>({
      query: (picture) => callOf(uploadFeedbackPicture)({ body: formOf('picture', picture) }),
    }),
  }),
})

export const { useAddFeedbackMutation, useUploadFeedbackPictureMutation } = feedbackApi
