import { createSlice } from '@reduxjs/toolkit'
import { api } from '../api'
import { createWorld } from '../testing'
import { lazyState } from './lazy-state'
import { messagesSlice } from './messages.slice'

const filter = createSlice({
  name: 'live/filter',
  initialState: { letter: 'A' },
  reducers: { letterChosen: () => ({ letter: 'Z' }) },
})
const selectFilter = lazyState('live/filter', filter.getInitialState())

test('an injected slice is in the state at once and works', () => {
  const { store } = createWorld()
  expect(selectFilter(store.getState())).toEqual({ letter: 'A' })
  store.injectReducer('live/filter', filter.reducer)
  store.injectReducer('live/filter', filter.reducer)
  expect(store.getState()).toHaveProperty(['live/filter'], { letter: 'A' })
  store.dispatch(filter.actions.letterChosen())
  expect(selectFilter(store.getState())).toEqual({ letter: 'Z' })
})

test('another reducer under a taken key is refused by name', () => {
  const { store } = createWorld()
  store.injectReducer('live/filter', filter.reducer)
  expect(() => store.injectReducer('live/filter', () => 1)).toThrow('"live/filter" is taken')
})

test('two stores do not share what was injected', () => {
  const [first, second] = [createWorld().store, createWorld().store]
  first.injectReducer('live/filter', filter.reducer)
  second.dispatch(messagesSlice.actions.noticesCounted(1))
  expect(second.getState()).not.toHaveProperty(['live/filter'])
})

test('the unread count is never negative', () => {
  const { store } = createWorld()
  store.dispatch(messagesSlice.actions.noticesCounted(-3))
  expect(messagesSlice.selectors.selectUnread(store.getState())).toBe(0)
  store.dispatch(messagesSlice.actions.noticesCounted(1))
  expect(messagesSlice.selectors.selectUnread(store.getState())).toBe(1)
})

test('the cache of all remotes is emptied by the shell alone', async () => {
  const { store, host } = createWorld()
  const { someAnswer } = api.injectEndpoints({
    endpoints: (build) => ({
      someAnswer: build.query<number, void>({ queryFn: () => ({ data: 1 }) }),
    }),
  }).endpoints
  await store.dispatch(someAnswer.initiate())
  const answers = () => Object.keys(store.getState().api.queries)
  const reset = () => api.util.resetApiState()
  const thunk = (dispatch: (action: unknown) => unknown) => dispatch(reset())
  expect(() => host.dispatch(reset())).toThrow('only the shell')
  expect(() => store.dispatch(thunk)).toThrow('only the shell')
  expect(answers()).toHaveLength(1)
  store.forgetAnswers()
  expect(answers()).toEqual([])
  expect(() => store.dispatch(reset())).toThrow('only the shell')
})
