import { api, type CallArgs, callOf } from '@saidian/shared/api'
import {
  type BodyOf,
  cancelAccount,
  cancelLeave,
  changePassword,
  type Device,
  exportAccount,
  getDevices,
  getPasswordIv,
  login,
  logout,
  proveStepUp,
  type ReplyOf,
  register,
  resetPassword,
  revokeDevice,
  sendCode,
  sendStepUpCode,
} from '@saidian/shared/contracts'

const accountApi = api.enhanceEndpoints({ addTagTypes: ['devices'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    sendCode: build.mutation<ReplyOf<typeof sendCode>, CallArgs<typeof sendCode>>({
      query: callOf(sendCode),
    }),
    /** Not a query: each is good once. */
    passwordIv: build.mutation<string, void>({ query: () => callOf(getPasswordIv)({}) }),
    login: build.mutation<ReplyOf<typeof login>, { body: BodyOf<typeof login> }>({
      query: callOf(login),
    }),
    register: build.mutation<ReplyOf<typeof register>, CallArgs<typeof register>>({
      query: callOf(register),
    }),
    resetPassword: build.mutation<null, CallArgs<typeof resetPassword>>({
      query: callOf(resetPassword),
    }),
    changePassword: build.mutation<null, CallArgs<typeof changePassword>>({
      query: callOf(changePassword),
    }),
    /** Ends the login of this token, which may have ended here already. */
    logout: build.mutation<null, string>({
      query: (token) => ({ ...callOf(logout)({}), options: { token, isBackground: true } }),
    }),
    devices: build.query<Device[], void>({
      query: () => callOf(getDevices)({}),
      providesTags: ['devices'],
    }),
    revokeDevice: build.mutation<null, CallArgs<typeof revokeDevice>>({
      query: callOf(revokeDevice),
      invalidatesTags: ['devices'],
    }),
    cancelAccount: build.mutation<ReplyOf<typeof cancelAccount>, CallArgs<typeof cancelAccount>>({
      query: callOf(cancelAccount),
    }),
    /** Not a query: nobody wants all of it in the cache. */
    exportAccount: build.mutation<ReplyOf<typeof exportAccount>, CallArgs<typeof exportAccount>>({
      query: callOf(exportAccount),
    }),
    sendStepUpCode: build.mutation<ReplyOf<typeof sendStepUpCode>, CallArgs<typeof sendStepUpCode>>(
      {
        query: callOf(sendStepUpCode),
      },
    ),
    proveStepUp: build.mutation<ReplyOf<typeof proveStepUp>, CallArgs<typeof proveStepUp>>({
      query: callOf(proveStepUp),
    }),
    cancelLeave: build.mutation<null, void>({ query: () => callOf(cancelLeave)({}) }),
  }),
})

export const {
  useSendCodeMutation,
  usePasswordIvMutation,
  useLoginMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useDevicesQuery,
  useRevokeDeviceMutation,
  useCancelAccountMutation,
  useCancelLeaveMutation,
  useExportAccountMutation,
  useSendStepUpCodeMutation,
  useProveStepUpMutation,
} = accountApi

export const logoutOf = accountApi.endpoints.logout.initiate
