import { api, mutationOf, uploadOf } from '@saidian/shared/api'
import { addFeedback, uploadFeedbackPicture } from '@saidian/shared/contracts/profile'

const feedbackApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    addFeedback: mutationOf(build, addFeedback),
    uploadFeedbackPicture: uploadOf(build, uploadFeedbackPicture, 'picture'),
  }),
})

export const { useAddFeedbackMutation, useUploadFeedbackPictureMutation } = feedbackApi
