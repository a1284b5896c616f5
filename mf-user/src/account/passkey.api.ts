import { api, type CallArgs, callOf } from '@saidian/shared/api'
import {
  addPasskey,
  createPasskeyOptions,
  getPasskeys,
  loginPasskeyOptions,
  type Passkey,
  proveByPasskey,
  type ReplyOf,
  removePasskey,
  stepUpPasskeyOptions,
} from '@saidian/shared/contracts'

const passkeyApi = api.enhanceEndpoints({ addTagTypes: ['passkeys'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    passkeys: build.query<Passkey[], void>({
      query: () => callOf(getPasskeys)({}),
      providesTags: ['passkeys'],
    }),
    /** The options are mutations, not queries: each challenge is valid once. */
    createPasskeyOptions: build.mutation<
      ReplyOf<typeof createPasskeyOptions>,
      CallArgs<typeof createPasskeyOptions>
    >({ query: callOf(createPasskeyOptions) }),
    loginPasskeyOptions: build.mutation<ReplyOf<typeof loginPasskeyOptions>, void>({
      query: () => callOf(loginPasskeyOptions)({}),
    }),
    stepUpPasskeyOptions: build.mutation<
      ReplyOf<typeof stepUpPasskeyOptions>,
      CallArgs<typeof stepUpPasskeyOptions>
    >({ query: callOf(stepUpPasskeyOptions) }),
    addPasskey: build.mutation<Passkey, CallArgs<typeof addPasskey>>({
      query: callOf(addPasskey),
      invalidatesTags: ['passkeys'],
    }),
    removePasskey: build.mutation<null, CallArgs<typeof removePasskey>>({
      query: callOf(removePasskey),
      invalidatesTags: ['passkeys'],
    }),
    proveByPasskey: build.mutation<ReplyOf<typeof proveByPasskey>, CallArgs<typeof proveByPasskey>>(
      {
        query: callOf(proveByPasskey),
      },
    ),
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
