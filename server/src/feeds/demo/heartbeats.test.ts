import { withHeartbeats } from './heartbeats'

/** A sink that takes six seconds for every batch. */
function slowSink() {
  const state = { now: 1_000, signs: [] as number[] }
  const sink = {
    deliver: async () => {
      state.now += 6
    },
    alive: (at: number) => void state.signs.push(at),
  }
  return { state, sink: withHeartbeats(sink, () => state.now) }
}

test('every stored batch sends a heartbeat when it ends', async () => {
  const { state, sink } = slowSink()
  sink.alive(state.now)
  for (let batch = 0; batch < 3; batch += 1) await sink.deliver([])
  expect(state.signs).toEqual([1_000, 1_006, 1_012, 1_018])
})

test('batches before the first heartbeat of the feed send none', async () => {
  const { state, sink } = slowSink()
  await sink.deliver([])
  expect(state.signs).toEqual([])
})

test('a batch that fails sends no heartbeat', async () => {
  const signs: number[] = []
  const deliver = () => Promise.reject(new Error('no database'))
  const sink = withHeartbeats({ deliver, alive: (at) => void signs.push(at) }, () => 7)
  sink.alive(5)
  await expect(sink.deliver([])).rejects.toThrow('no database')
  expect(signs).toEqual([5])
})
