import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlaySigner, mediaModule } from '../../../../server/src/modules/media'
import { createInProcessBus } from '../../../../server/src/platform/bus'
import { systemClock as clock } from '../../../../server/src/platform/clock'
import { openPort } from '../../../../server/src/platform/http'
import { createLog } from '../../../../server/src/platform/log'
import { createMetrics } from '../../../../server/src/platform/metrics'
import { createTestApp } from '../../../../server/src/testing'
import { startPicture } from './picture'
import { serveUsage } from './usage'

/** The delivery of the product on its port, with one room on air. */
const VIEWERS = Number(process.argv[2])
const ROOM = 10_001
const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-flv-'))
const signer = createPlaySigner({ varDir, origin: null, clock })
const broadcasts = {
  roomOfKey: async () => null,
  started: async () => ({ broadcastId: 1 }),
  seen: async () => undefined,
  ended: async () => undefined,
  demoRooms: async () => [],
}
const deps = { bus: createInProcessBus(), clock, log: createLog('warn'), metrics: createMetrics() }
const media = mediaModule({
  ...deps,
  broadcasts,
  signer,
  rtmpPort: 0,
  origin: null,
  hasSecondQuality: false,
})
const port = await openPort(await createTestApp({ modules: [media] }), { port: 0 })
await media.start?.(new AbortController().signal)
const publisher = media.hub.publish(String(ROOM), { source: 'rtmp' })
startPicture((tag) => publisher?.write(tag))

const expiresAtMs = clock.now() + 3_600_000
const sign = (_: unknown, n: number) =>
  signer.signPlay({ roomId: ROOM, line: 1, viewer: `m${n + 1}`, expiresAtMs })
const urls = await Promise.all(Array.from({ length: VIEWERS }, sign))
serveUsage({ port: port.number, urls })
