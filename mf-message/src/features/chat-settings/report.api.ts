import { api, mutationOf } from '@saidian/shared/api'
import { reportMember } from '@saidian/shared/contracts/friends'

const reportApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({ reportMember: mutationOf(build, reportMember) }),
})

export const { useReportMemberMutation } = reportApi
