import { api, mutationOf } from '@saidian/shared/api'
import { addFeedback, uploadFeedbackPicture } from '@saidian/shared/contracts/profile'
import { formOf } from '../../member/member.api'

const feedbackApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    addFeedback: mutationOf(build, addFeedback),
    uploadFeedbackPicture: mutationOf(build, uploadFeedbackPicture, {
      args: (picture: Blob) => ({ body: formOf('picture', picture) }),
    }),
  }),
})

export const { useAddFeedbackMutation, useUploadFeedbackPictureMutation } = feedbackApi
