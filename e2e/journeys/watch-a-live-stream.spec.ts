import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type FlvServer, startFlvServer } from '../fixtures/flv-server'
import { publishGenerated } from '../fixtures/publish-generated'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'

test.use({ feed: 'none' })

const PLAYER_PAGE = `import { Page } from '@saidian/shared/ui/subpages'
import { lazy, Suspense, useState } from 'react'

const VideoPlayer = lazy(async () => ({
  default: (await import('@saidian/shared/player')).VideoPlayer,
}))

export function SamplePlayerPage() {
  const [isOpen, setOpen] = useState(false)
  const [isOnAir, setOnAir] = useState(true)
  const [delayMs, setDelay] = useState<number | null>(null)
  const url = new URLSearchParams(location.search).get('stream') ?? ''
  const isRecording = url.includes('replay')
  const common = { title: '测试直播间', poster: '' }
  return (
    <Page title="播放器">
      <button type="button" onClick={() => setOpen(!isOpen)}>进出房间</button>
      <button type="button" onClick={() => setOnAir(!isOnAir)}>开播下播</button>
      <output>{delayMs}</output>
      {isOpen && (
        <Suspense>
          {isRecording ? (
            <VideoPlayer
              kind="replay" {...common} durationMs={24000} load={async () => ({ url })}
            />
          ) : (
            <VideoPlayer
              kind="live"
              {...common}
              isOnAir={isOnAir}
              onDelay={setDelay}
              load={async () => ({
                isLive: true,
                sources: [{ line: 1, quality: 'source' as const, url }],
              })}
            />
          )}
        </Suspense>
      )}
    </Page>
  )
}
`

/** Of flv.js and the facade together, compressed. */
const MAX_PLAYER_BYTES = 75 * 1024

let flv: FlvServer
test.beforeAll(async ({ product }) => {
  flv = await startFlvServer()
  await publishGenerated(product, {
    name: 'sample-player',
    titleZh: '播放器',
    sources: { 'src/pages/sample-player/sample-player.page.tsx': PLAYER_PAGE },
  })
})
test.afterAll(() => flv.close())

const enterOrLeave = (page: Page) => page.getByRole('button', { name: '进出房间' }).click()
const player = (page: Page) => page.getByRole('region', { name: '测试直播间' })

async function open(page: Page, stream: string): Promise<void> {
  await page.goto(`/sample-player?stream=${encodeURIComponent(flv.url + stream)}`)
  await enterOrLeave(page)
}

/** Resolves when the picture, or the sound alone, has moved by a second from now on. */
async function expectMoving(page: Page): Promise<void> {
  await expect(player(page)).toHaveAttribute('data-phase', 'playing')
  await page.waitForFunction(() => {
    const video = document.querySelector('video')
    if (!video) return false
    const from = Number(video.dataset.from ?? Number.POSITIVE_INFINITY)
    // A new connection begins at another time.
    if (video.currentTime < from) video.dataset.from = String(video.currentTime)
    return video.currentTime > from + 1
  })
  await page.evaluate(() => document.querySelector('video')?.removeAttribute('data-from'))
}

test('a stream plays under the policy of the product, by code that came on demand', async ({
  page,
}) => {
  const violations = await watchViolations(page)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(`/sample-player?stream=${encodeURIComponent(`${flv.url}/live.flv`)}`)
  await expect(page.getByRole('button', { name: '进出房间' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await enterOrLeave(page)
  await expectMoving(page)
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(scripts.length).toBeGreaterThan(1)
  expect(bytes).toBeLessThanOrEqual(MAX_PLAYER_BYTES)
  await page.getByRole('button', { name: '点按取消静音' }).click()
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(false)
  expect([...violations, ...faults]).toEqual([])
})

test('a silent stream and a closed one come back by themselves', async ({ page }) => {
  await open(page, '/live.flv')
  await expectMoving(page)
  const before = flv.opened()
  flv.freeze()
  await expect.poll(() => flv.opened()).toBeGreaterThan(before)
  await expectMoving(page)
  flv.disconnect()
  await expect.poll(() => flv.opened()).toBeGreaterThan(before + 1)
  await expectMoving(page)
  expect(flv.open()).toBe(1)
})

test('主播不在 is shown while the room is off air, and the picture comes back', async ({
  page,
}) => {
  await open(page, '/live.flv')
  await expectMoving(page)
  await page.getByRole('button', { name: '开播下播' }).click()
  await expect(page.getByText('主播不在')).toBeVisible({ timeout: 5_000 })
  await expect.poll(() => flv.open()).toBe(0)
  await page.getByRole('button', { name: '开播下播' }).click()
  await expectMoving(page)
})

for (const tracks of ['audio', 'video'])
  test(`a stream with ${tracks} only plays`, async ({ page }) => {
    await open(page, `/live.flv?tracks=${tracks}`)
    await expectMoving(page)
  })

test('a recording jumps to another moment and plays at another speed', async ({ page }) => {
  await open(page, '/replay.flv')
  await expectMoving(page)
  const bar = page.getByRole('slider', { name: '进度' })
  await bar.focus()
  await bar.press('End')
  await expect(player(page)).toHaveAttribute('data-phase', 'ended')
  await page.getByRole('button', { name: '重新播放' }).click()
  await expectMoving(page)
  await player(page).press('Tab')
  await page.getByRole('button', { name: '播放设置' }).press('Enter')
  await page.getByRole('button', { name: '2×' }).click()
  expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(2)
})

test('a device whose clock is an hour wrong measures the same delay', async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() - 3_600_000
  })
  await open(page, '/live.flv')
  await expectMoving(page)
  const delayMs = () => page.locator('output').textContent().then(Number)
  await expect.poll(delayMs).toBeGreaterThan(0)
  expect(await delayMs()).toBeLessThan(6_000)
})

test('leaving leaves no socket, media source, interval or decoder', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { objects: 0, intervals: new Set<number>() }
    Reflect.set(globalThis, 'counts', counts)
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (object) => {
      counts.objects++
      return createObjectURL(object)
    }
    URL.revokeObjectURL = (address) => {
      counts.objects--
      revokeObjectURL(address)
    }
    const { setInterval, clearInterval } = globalThis
    globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
      const id = Number(setInterval(...args))
      counts.intervals.add(id)
      return id
    }) as unknown as typeof globalThis.setInterval
    globalThis.clearInterval = (id) => {
      counts.intervals.delete(Number(id))
      clearInterval(id)
    }
  })
  const counts = () =>
    page.evaluate(() => {
      const { objects, intervals } = Reflect.get(globalThis, 'counts')
      return {
        objects,
        intervals: intervals.size,
        videos: document.querySelectorAll('video').length,
      }
    })
  await open(page, '/live.flv')
  await expectMoving(page)
  await enterOrLeave(page)
  await expect(player(page)).toHaveCount(0)
  const rest = await counts()
  await enterOrLeave(page)
  await expectMoving(page)
  // A silent stream: nothing arrives that could end the request later.
  flv.freeze()
  expect((await counts()).objects).toBe(rest.objects + 1)
  await enterOrLeave(page)
  await expect.poll(() => flv.open()).toBe(0)
  await expect.poll(counts).toEqual(rest)
  expect(rest).toMatchObject({ objects: 0, videos: 0 })
})
