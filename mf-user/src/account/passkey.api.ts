import { api, mutationOf, queryOf } from '@saidian/shared/api'
import {
  addPasskey,
  createPasskeyOptions,
  getPasskeys,
  loginPasskeyOptions,
  proveByPasskey,
  removePasskey,
  stepUpPasskeyOptions,
} from '@saidian/shared/contracts/accounts'

const passkeyApi = api.enhanceEndpoints({ addTagTypes: ['passkeys'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    passkeys: queryOf(build, getPasskeys, {
      providesTags: ['passkeys'],
    }),
    /** The options are mutations, not queries: each challenge is valid once. */
    createPasskeyOptions: mutationOf(build, createPasskeyOptions),
    loginPasskeyOptions: mutationOf(build, loginPasskeyOptions),
    stepUpPasskeyOptions: mutationOf(build, stepUpPasskeyOptions),
    addPasskey: mutationOf(build, addPasskey, {
      invalidatesTags: ['passkeys'],
    }),
    removePasskey: mutationOf(build, removePasskey, {
      invalidatesTags: ['passkeys'],
    }),
    proveByPasskey: mutationOf(build, proveByPasskey),
  }),
})

export const {
  usePasskeysQuery,
  useCreatePasskeyOptionsMutation,
  useLoginPasskeyOptionsMutation,
  useStepUpPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useProveByPasskeyMutation,
} = passkeyApi
