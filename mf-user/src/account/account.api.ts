import { api, callOf, mutationOf, queryOf } from '@saidian/shared/api'
import {
  cancelAccount,
  cancelLeave,
  changePassword,
  exportAccount,
  getDevices,
  getPasswordIv,
  login,
  logout,
  proveStepUp,
  register,
  resetPassword,
  revokeDevice,
  sendCode,
  sendStepUpCode,
} from '@saidian/shared/contracts/accounts'

const accountApi = api.enhanceEndpoints({ addTagTypes: ['devices'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    sendCode: mutationOf(build, sendCode),
    /** A mutation, not a query: each vector is valid once. */
    passwordIv: mutationOf(build, getPasswordIv),
    login: mutationOf(build, login),
    register: mutationOf(build, register),
    resetPassword: mutationOf(build, resetPassword),
    changePassword: mutationOf(build, changePassword),
    /** Ends the login of `token` on the server. This device may have forgotten it already. */
    logout: build.mutation<null, string>({
      query: (token) => ({ ...callOf(logout)({}), options: { token, isBackground: true } }),
    }),
    devices: queryOf(build, getDevices, { providesTags: ['devices'] }),
    revokeDevice: mutationOf(build, revokeDevice, { invalidatesTags: ['devices'] }),
    cancelAccount: mutationOf(build, cancelAccount),
    /** A mutation, not a query: the export does not belong in the cache. */
    exportAccount: mutationOf(build, exportAccount),
    sendStepUpCode: mutationOf(build, sendStepUpCode),
    proveStepUp: mutationOf(build, proveStepUp),
    cancelLeave: mutationOf(build, cancelLeave),
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
