import { api, queryOf } from '@saidian/shared/api'
import { getOperateConfig } from '@saidian/shared/contracts/operate'

/** What the specification sends: the mobile pages, and their channel. */
const PAGES = { query: { platform: 4, channelId: 4 } }

const announcementApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    announcements: queryOf(build, getOperateConfig, { args: (_: undefined) => PAGES }),
  }),
})

export const { useAnnouncementsQuery } = announcementApi
