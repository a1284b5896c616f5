import { api, mutationOf, queryOf } from '@saidian/shared/api'
import {
  type GiftPurse,
  getGiftPurse,
  getGifts,
  sendGift,
  setGiftLimit,
} from '@saidian/shared/contracts/rooms'

const giftApi = api.enhanceEndpoints({ addTagTypes: ['wallet'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    gifts: queryOf(build, getGifts),
    giftPurse: queryOf(build, getGiftPurse, { providesTags: ['wallet'] }),
    sendGift: mutationOf(build, sendGift, {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null)
        if (sent) dispatch(showPurse(sent.data.purse))
      },
    }),
    setGiftLimit: mutationOf(build, setGiftLimit, {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled.catch(() => null)
        if (changed) dispatch(showPurse(changed.data))
      },
    }),
  }),
})

const showPurse = (purse: GiftPurse) =>
  giftApi.util.updateQueryData('giftPurse', undefined, () => purse)

export const { useGiftsQuery, useGiftPurseQuery, useSendGiftMutation, useSetGiftLimitMutation } =
  giftApi
