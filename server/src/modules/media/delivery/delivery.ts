import type { Clock } from '../../../platform/clock'
import type { Hub, LiveStream } from '../hub'
import type { DropViewer } from '../media-messages'
import type { CheckedPlay } from '../play'
import type { DeliveryMetrics } from './delivery-metrics'
import { DroppedViewers } from './dropped-viewers'
import { createFanOut, type FanOut } from './fan-out'
import { type Sink, Viewer } from './viewer'

/** One answer that has begun. */
export type Connection = {
  play: CheckedPlay
  sink: Sink
  /** Sends what is left, then closes. */
  end: () => void
  /** Closes at once. */
  destroy: () => void
}

export type Delivery = {
  /** True for a viewer who was removed after the address was signed. */
  isDropped: (play: CheckedPlay) => boolean
  /** Sends the stream until it ends; call the result when the connection has closed. */
  watch: (stream: LiveStream, connection: Connection) => () => void
  drop: (dropped: DropViewer) => void
}

/** An address that is passed on serves a few screens, not a crowd. */
const MAX_SCREENS = 4

/** Streams of the hub to connections, with the viewers of each room by name. */
export function createDelivery(deps: {
  hub: Hub
  clock: Clock
  metrics: DeliveryMetrics
}): Delivery {
  const { clock, metrics } = deps
  const fanOuts = new Map<LiveStream, FanOut>()
  const connections = new Map<LiveStream, Set<Connection>>()
  const screens = new Map<string, Set<Connection>>()
  const dropped = new DroppedViewers()

  function fanOutOf(stream: LiveStream): FanOut {
    const known = fanOuts.get(stream)
    if (known) return known
    const fanOut = createFanOut({
      stream,
      onBehind: () => metrics.behind.inc(),
      onEmpty: () => fanOuts.delete(stream),
      onEnd: () => {
        fanOuts.delete(stream)
        for (const { end } of connections.get(stream) ?? []) end()
      },
    })
    fanOuts.set(stream, fanOut)
    return fanOut
  }

  return {
    isDropped: (play) => dropped.has(play),
    watch: (stream, connection) => {
      const leaveStream = addTo(connections, stream, connection)
      const name = nameOf(connection.play)
      const leaveScreens = addTo(screens, name, connection)
      const [oldest, ...others] = screens.get(name) ?? []
      if (others.length >= MAX_SCREENS) oldest?.destroy()
      const leaveFanOut = fanOutOf(stream).join(new Viewer(connection.sink))
      metrics.viewers.inc()
      return () => {
        metrics.viewers.dec()
        leaveStream()
        leaveScreens()
        leaveFanOut()
      }
    },
    drop: (viewer) => {
      dropped.add(viewer, clock.now())
      for (const { destroy } of screens.get(nameOf(viewer)) ?? []) destroy()
    },
  }
}

const nameOf = ({ roomId, viewer }: { roomId: number; viewer: string }) => `${roomId}/${viewer}`

function addTo<K, V>(groups: Map<K, Set<V>>, key: K, value: V): () => void {
  const group = groups.get(key) ?? new Set<V>()
  groups.set(key, group.add(value))
  return () => {
    group.delete(value)
    if (group.size === 0 && groups.get(key) === group) groups.delete(key)
  }
}
