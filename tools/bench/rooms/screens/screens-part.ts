import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../../browser'
import { type Measure, percentile } from '../../measure'
import { startSeededProduct } from '../../seeded-product'
import { type RoomVisit, visitRoom } from './visit-room'

const ROUNDS = 5
const KILO = 1024

/**
 * The list of rooms and a room on the phone profile with a warm shell, in the demo: medians of five
 * visits, each in a context of its own.
 */
export async function benchScreens(): Promise<Measure[]> {
  const product = await startSeededProduct()
  const browser = await chromium.launch(chromiumLaunch())
  const visits: RoomVisit[] = []
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const visit = await visitRoom(browser, product.url)
      console.log(`  list ${Math.round(visit.cardMs)} ms, frame ${Math.round(visit.frameMs)} ms`)
      // The first visit warms the server's caches.
      if (round > 0) visits.push(visit)
    }
    const files = visits.at(-1)?.playerFiles ?? []
    const code = await Promise.all(files.map((url) => gzipBytes(url)))
    const bytes = code.reduce((sum, one) => sum + one, 0)
    const isEarly = visits.some(({ hadPlayerBefore }) => hadPlayerBefore)
    return [
      measure('first card of the list of rooms', visits, 'cardMs', 400),
      measure('first frame after the tap on a card', visits, 'frameMs', 1_200),
      { what: "the player's code (gzip)", value: bytes / KILO, unit: 'KB', target: 75 },
      {
        what: "visits with the player's code before a room opens",
        value: isEarly ? 1 : 0,
        unit: '',
        target: 0,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

function measure(
  what: string,
  visits: readonly RoomVisit[],
  key: 'cardMs' | 'frameMs',
  target: number,
): Measure {
  const values = visits.map((visit) => visit[key])
  return { what, value: percentile(values, 0.5), unit: 'ms', target }
}

async function gzipBytes(url: string): Promise<number> {
  const answer = await fetch(url)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
}
