import { makeRemoteMeta } from '@saidian/shared/testing'
import { slotsOf } from './slots'

const Strip = () => <p>比分条</p>
const metas = [
  makeRemoteMeta({ name: 'mf_old', slots: ['match-strip'] }),
  makeRemoteMeta({ slots: ['match-strip', 'promised'] }),
]
const loaded: string[] = []
const open = slotsOf({
  metas,
  isPublished: (name) => name === 'mf_live',
  load: async (name) => {
    loaded.push(name)
    return {
      name,
      contract: 1,
      routes: () => [],
      routeObjects: [],
      slots: { 'match-strip': Strip },
    }
  },
})
beforeEach(() => loaded.splice(0))

test('a slot is filled by the published remote whose remote.json offers it', async () => {
  expect(await open('match-strip')).toBe(Strip)
  expect(loaded).toEqual(['mf_live'])
})

test('a slot that nobody offers loads nothing', async () => {
  expect(await open('unknown')).toBeNull()
  expect(loaded).toEqual([])
})

test('a slot that its remote.json promises and its code does not have is empty', async () => {
  expect(await open('promised')).toBeNull()
})
