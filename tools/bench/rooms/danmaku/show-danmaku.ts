import type { Page } from '@playwright/test'

const EVERY_MS = 200
const AT_ONCE = 4
/** A message crosses the video in nine seconds: by then as many leave as come. */
const FILLING_MS = 10_000

/**
 * Puts a layer of danmaku over the video of the page, from the code that the shell provides to its
 * remotes, and feeds it until the page closes. Resolves with how many move.
 */
export async function showDanmaku(page: Page): Promise<number> {
  await page.evaluate(mountLayer, { everyMs: EVERY_MS, atOnce: AT_ONCE })
  await page.waitForTimeout(FILLING_MS)
  return page.evaluate(() => document.querySelectorAll('#danmaku span').length)
}

/** In the page. */
async function mountLayer({ everyMs, atOnce }: { everyMs: number; atOnce: number }): Promise<void> {
  const [host] = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__
  const load = async (name: string) => (await host.loadShare(name))()
  const { createElement, createRef } = await load('react')
  const { createRoot } = await load('react-dom/client')
  const { DanmakuLayer } = await load('@saidian/shared/player')
  const box = document.createElement('div')
  box.id = 'danmaku'
  box.style.position = 'absolute'
  box.style.inset = '0'
  document.querySelector('video')?.parentElement?.append(box)
  const stage = createRef()
  createRoot(box).render(createElement(DanmakuLayer, { ref: stage }))
  let id = 0
  setInterval(() => {
    const messages = Array.from({ length: atOnce }, () => {
      id += 1
      return { id, text: `好球${id}`, authorId: String(id) }
    })
    stage.current?.add(messages)
  }, everyMs)
}
