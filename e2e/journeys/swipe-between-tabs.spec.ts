import type { CDPSession, Page } from '@playwright/test'
import { headOf, openMatch, panelOf, tabOf } from '../fixtures/match-page'
import { expect, test } from '../fixtures/scripted/test'

type Point = { x: number; y: number }

/** A finger on the screen that moves in steps of a frame. */
async function fingerOn(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const drag = async (from: Point, to: Point) => {
    await send('touchStart', from)
    for (let step = 1; step <= 12; step += 1) {
      const share = step / 12
      const x = from.x + (to.x - from.x) * share
      await send('touchMove', { x, y: from.y + (to.y - from.y) * share })
    }
  }
  return { drag, moveTo: (to: Point) => send('touchMove', to), lift: () => send('touchEnd') }
}

const RIGHT = { x: 320, y: 600 }
const LEFT = { x: 40, y: 610 }
const chosen = (page: Page) => page.getByRole('tab', { selected: true })
const leftOf = (page: Page) =>
  panelOf(page).evaluate((panel) => Math.round(panel.getBoundingClientRect().left))

/** The minute of the line in the middle of the screen. */
const minuteRead = (page: Page) =>
  page.evaluate(() => {
    const line = document.elementFromPoint(180, 450)?.closest('li')
    return Number(/第(\d+)分钟/.exec(line?.textContent ?? '')?.[1] ?? Number.NaN)
  })

/** A match with a text of 80 lines, on its first tab. */
async function openLongMatch(page: Page, addMatch: AddMatch) {
  const match = await addMatch(90)
  await match.lines(
    ...Array.from({ length: 80 }, (_, minute) => ({ minute, data: `第${minute}分钟的话` })),
  )
  await openMatch(page, match.id, 'live')
  await expect(tabOf(page, '文字')).toBeVisible()
  return match
}
type AddMatch = (minute: number) => Promise<{
  id: number
  lines: (...lines: { minute: number; data: string }[]) => Promise<unknown>
}>

test('a swipe follows the finger, shows the neighbour and changes the address', async ({
  page,
  addMatch,
}) => {
  await openLongMatch(page, addMatch)
  const finger = await fingerOn(page)
  await finger.drag(RIGHT, LEFT)
  expect(await leftOf(page)).toBeLessThan(-200)
  await expect(page.getByText('第79分钟的话')).toBeInViewport()
  await finger.lift()
  await expect(chosen(page)).toHaveText('文字')
  await expect(page).toHaveURL(/tab=text/)
  await expect.poll(() => leftOf(page)).toBe(0)
  await finger.drag(LEFT, RIGHT)
  await finger.lift()
  await expect(chosen(page)).toHaveText('赛况')
  await page.reload()
  await expect(chosen(page)).toHaveText('赛况')
})

test('a short swipe and one past the first tab come back', async ({ page, addMatch }) => {
  await openLongMatch(page, addMatch)
  const finger = await fingerOn(page)
  await finger.drag({ x: 200, y: 600 }, { x: 150, y: 600 })
  // At rest before it is lifted, it has no speed.
  await finger.moveTo({ x: 151, y: 600 })
  await finger.lift()
  await expect.poll(() => leftOf(page)).toBe(0)
  await expect(chosen(page)).toHaveText('赛况')
  await finger.drag(LEFT, RIGHT)
  const pulled = await leftOf(page)
  expect(pulled).toBeGreaterThan(30)
  expect(pulled).toBeLessThan(120)
  await finger.lift()
  await expect.poll(() => leftOf(page)).toBe(0)
  await expect(chosen(page)).toHaveText('赛况')
})

test('each tab keeps its scroll below the tabs', async ({ page, addMatch }) => {
  await openLongMatch(page, addMatch)
  await tabOf(page, '文字').click()
  await expect(page.getByText('第79分钟的话')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 1_500))
  const minute = await minuteRead(page)
  expect(minute).toBeLessThan(60)
  const barTop = () => tabOf(page, '文字').evaluate((tab) => tab.getBoundingClientRect().top)
  const stuckAt = await barTop()
  const finger = await fingerOn(page)
  await finger.drag(RIGHT, LEFT)
  await finger.lift()
  await expect(chosen(page)).toHaveText('阵容')
  expect(Math.abs((await barTop()) - stuckAt)).toBeLessThan(1)
  const { top, bar } = await panelOf(page).evaluate((panel) => ({
    top: panel.getBoundingClientRect().top,
    bar: document.querySelector('[role="tablist"]')?.getBoundingClientRect().bottom ?? 0,
  }))
  expect(Math.abs(top - bar)).toBeLessThan(3)
  await finger.drag(LEFT, RIGHT)
  await finger.lift()
  await expect(chosen(page)).toHaveText('文字')
  // The browser guesses the heights of lines that it has not laid out: the same pixels of the
  // scroll may be some lines away.
  await expect.poll(async () => Math.abs((await minuteRead(page)) - minute)).toBeLessThan(5)
})

test('a finger down scrolls, and one on a strip scrolls the strip', async ({ page, addMatch }) => {
  const match = await openLongMatch(page, addMatch)
  await openMatch(page, match.id, 'text')
  const finger = await fingerOn(page)
  await finger.drag({ x: 200, y: 700 }, { x: 170, y: 300 })
  // At rest before it is lifted: the page does not scroll on while the strip is added.
  for (let frame = 0; frame < 6; frame += 1) await finger.moveTo({ x: 170, y: 300 + (frame % 2) })
  await finger.lift()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(chosen(page)).toHaveText('文字')
  await panelOf(page).evaluate((panel) => {
    const strip = document.createElement('div')
    strip.style.cssText = 'overflow-x: auto; height: 200px; background: #ddd'
    const wide = strip.appendChild(document.createElement('div'))
    wide.style.cssText = 'width: 2000px; height: 200px'
    panel.prepend(strip)
    scrollTo(0, 0)
    strip.id = 'strip'
  })
  const box = await page.locator('#strip').boundingBox()
  const y = (box?.y ?? 0) + 100
  await finger.drag({ x: 320, y }, { x: 40, y })
  await finger.lift()
  await expect
    .poll(() => page.locator('#strip').evaluate((strip) => strip.scrollLeft))
    .toBeGreaterThan(100)
  await expect(chosen(page)).toHaveText('文字')
})

test('with less motion the page changes at once; arrow keys change it too', async ({
  page,
  addMatch,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLongMatch(page, addMatch)
  const finger = await fingerOn(page)
  await finger.drag(RIGHT, LEFT)
  await finger.lift()
  await expect(chosen(page)).toHaveText('文字')
  await chosen(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(chosen(page)).toHaveText('阵容')
  await expect(chosen(page)).toBeFocused()
  const panel = await chosen(page).getAttribute('aria-controls')
  await expect(panelOf(page)).toHaveAttribute('id', String(panel))
  await expect(headOf(page)).toBeVisible()
})
