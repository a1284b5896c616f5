import { setMaxListeners } from 'node:events'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import { type BroadcastHooks, createBroadcastReporter, reportStreams } from './broadcasts'
import { createDelivery, createDeliveryMetrics, liveRoutes } from './delivery'
import { startDemoStreams } from './demo'
import { createHub, type Hub } from './hub'
import {
  DROP_VIEWER,
  isDropViewer,
  isStopPublisher,
  STOP_PUBLISHER,
  type StopPublisher,
} from './media-messages'
import { createOriginCalls, originRoutes } from './origin'
import type { HookedOrigin, PlaySigner } from './play'
import { respondQualities } from './qualities'
import { type RtmpServer, startRtmpServer } from './rtmp'
import { createTranscoding } from './transcoding'

export type MediaDeps = {
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  broadcasts: BroadcastHooks
  signer: PlaySigner
  /** 0: any free port. */
  rtmpPort: number
  origin: HookedOrigin | null
  /** Whether streams get a second quality where ffmpeg is installed. */
  hasSecondQuality: boolean
}

export type MediaModule = Module & {
  hub: Hub
  /** Where encoders publish; null while the port is not open. */
  rtmpPort: () => number | null
}

/**
 * The streams of this process, or what another media server reports of its own. Only a process with
 * the role `media` lists it.
 */
export function mediaModule(deps: MediaDeps): MediaModule {
  const { bus, clock, log, metrics, signer, broadcasts, origin } = deps
  const running = new AbortController()
  const { signal } = running
  setMaxListeners(50, signal)
  const hub = createHub({ clock, log })
  const delivery = createDelivery({ hub, clock, metrics: createDeliveryMetrics(metrics, hub) })
  const reporter = createBroadcastReporter({ broadcasts, clock, log }, signal)
  const transcoding = createTranscoding({ hub, clock, log, isOn: deps.hasSecondQuality })
  let rtmp: RtmpServer | null = null
  return {
    name: 'media',
    rtmpPort: () => rtmp?.port() ?? null,
    hub,
    routes: (app) => {
      liveRoutes(app, { transcoding, signer, delivery })
      if (!origin) return
      const { scheme } = origin
      const receive = createOriginCalls({ scheme, broadcasts, reporter, signer, delivery })
      originRoutes(app, { origin, receive })
    },
    start: async (stopping) => {
      stopping.addEventListener('abort', () => running.abort())
      onMessage(bus, { subject: DROP_VIEWER, isValid: isDropViewer, act: delivery.drop }, signal)
      // The other server has all streams: one of this process could not be played.
      if (origin) return
      void transcoding.start(signal)
      respondQualities(bus, transcoding.qualitiesOf, signal)
      reportStreams(hub, reporter, signal)
      startDemoStreams({ hub, broadcasts, log }, signal)
      const port = deps.rtmpPort
      const server = startRtmpServer({ hub, broadcasts, log, metrics, port }, signal)
      const act = ({ roomId }: StopPublisher) => server.stopPublisher(roomId)
      onMessage(bus, { subject: STOP_PUBLISHER, isValid: isStopPublisher, act }, signal)
      rtmp = server
    },
  }
}

type Listener<M> = {
  subject: string
  isValid: (message: unknown) => message is M
  act: (message: M) => void
}

function onMessage<M>(bus: Bus, { subject, isValid, act }: Listener<M>, signal: AbortSignal): void {
  bus.subscribe(subject, (message) => isValid(message) && act(message), signal)
}
