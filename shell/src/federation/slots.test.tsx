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

test('opens a slot of the published remote whose remote.json offers it', async () => {
  expect(await open('match-strip')).toBe(Strip)
  expect(loaded).toEqual(['mf_live'])
})

test('loads nothing for a slot that no remote offers', async () => {
  expect(await open('unknown')).toBeNull()
  expect(loaded).toEqual([])
})

test('a slot is empty when remote.json lists it and the code lacks it', async () => {
  expect(await open('promised')).toBeNull()
})
