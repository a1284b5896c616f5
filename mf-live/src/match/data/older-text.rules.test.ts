import { receive, receiveReply, release } from '@saidian/shared/live'
import { makeMatchText, makeTextLine } from '@saidian/shared/testing'
import { textResource } from '../../sports/football/data/text.rules'
import { withOlder } from './older-text.rules'

const NOW = 1_770_000_000_000
const at = (now: number, delayMs = 0) => ({ now, delayMs })
const lines = (from: number, to: number, given: Parameters<typeof makeTextLine>[0] = {}) =>
  Array.from({ length: from - to + 1 }, (_, place) =>
    makeTextLine({ at: NOW / 1000 - 600, ...given, order: from - place }),
  )
const opened = (delayMs = 0) =>
  receiveReply(
    textResource,
    undefined,
    makeMatchText({ textLive: lines(100, 41), hasMore: true, serverAt: NOW }),
    at(NOW, delayMs),
  )
const page = (from: number, to: number, hasMore: boolean) => ({
  textLive: lines(from, to),
  hasMore,
  serverAt: NOW,
})
const correction = (order: number, serverAt = NOW) => {
  const put = [
    makeTextLine({ order, revision: 2, data: '更正后的话', corrected: true, at: serverAt / 1000 }),
  ]
  return { epoch: 'e1', seq: 1, event: { serverAt, text: { put, gone: [] } } }
}

describe('older lines of the text', () => {
  it('are added to the shown lines, with the flag for more', () => {
    const all = withOlder(textResource, opened(), { page: page(40, 1, false), before: 41 }, at(NOW))
    expect(all.shown.textLive.map(({ order }) => order)).toEqual(
      lines(100, 1).map(({ order }) => order),
    )
    expect(all.shown.hasMore).toBe(false)
  })

  it('are ignored if the text was loaded again meanwhile', () => {
    const current = opened()
    expect(
      withOlder(textResource, current, { page: page(20, 1, false), before: 21 }, at(NOW)),
    ).toBe(current)
  })

  it('are corrected and removed like every other line', () => {
    const more = withOlder(
      textResource,
      opened(),
      { page: page(40, 21, true), before: 41 },
      at(NOW),
    )
    const corrected = receive(textResource, more, correction(30), at(NOW))
    expect(corrected.shown.textLive.find(({ order }) => order === 30)).toMatchObject({
      data: '更正后的话',
      corrected: true,
    })
    const event = { serverAt: NOW, text: { put: [], gone: ['t30'] } }
    const gone = receive(textResource, corrected, { epoch: 'e1', seq: 2, event }, at(NOW))
    expect(gone.shown.textLive.some(({ key }) => key === 't30')).toBe(false)
  })

  it('have no gap when an unloaded line is corrected', () => {
    const received = receive(textResource, opened(), correction(7), at(NOW))
    expect(received.shown.textLive.at(-1)?.order).toBe(41)
    const all = receive(
      textResource,
      withOlder(textResource, opened(), { page: page(40, 1, false), before: 41 }, at(NOW)),
      correction(7),
      at(NOW),
    )
    expect(all.shown.textLive).toHaveLength(100)
  })

  it('delay a recent correction', () => {
    const young = makeTextLine({ order: 30, at: NOW / 1000 - 5, corrected: true })
    const read = { ...page(40, 21, true), textLive: [...lines(40, 31), young, ...lines(29, 21)] }
    const current = withOlder(
      textResource,
      opened(30_000),
      { page: read, before: 41 },
      at(NOW, 30_000),
    )
    expect(current.shown.textLive.some(({ order }) => order === 30)).toBe(false)
    const later = release(textResource, current, at(NOW + 30_000, 30_000))
    expect(later.shown.textLive.map(({ order }) => order)).toEqual(
      lines(100, 21).map(({ order }) => order),
    )
  })
})
