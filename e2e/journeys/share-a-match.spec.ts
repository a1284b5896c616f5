import type { Locator } from '@playwright/test'
import { openMatch, persistSettings } from '../fixtures/match-page'
import { expect, test } from '../fixtures/scripted/test'
import { watchViolations } from '../fixtures/violations'

/** Size and number of colours in a row of the picture of an `<img>`. */
const coloursOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const { data } = pen?.getImageData(0, 300, canvas.width, 1) ?? { data: [] }
    const pixels = new Set<string>()
    for (let at = 0; at < data.length; at += 4) pixels.add(data.slice(at, at + 3).join())
    return { width: image.naturalWidth, height: image.naturalHeight, colours: pixels.size }
  })

test('a drawn card, a code and the link share a match', async ({ page, context, addMatch }) => {
  const match = await addMatch(30)
  await match.state({ score: [3, 1] })
  const violations = await watchViolations(page)
  await openMatch(page, match.id)
  await page.getByRole('button', { name: '分享' }).click()
  const card = page.getByRole('img', { name: /^分享卡片：.* 3 - 1 / })
  await expect(card).toBeVisible()
  const drawn = await coloursOf(card)
  expect(drawn).toMatchObject({ width: 750, height: 960 })
  expect(drawn.colours).toBeGreaterThan(10)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '保存图片' }).click()
  expect((await download).suggestedFilename()).toBe('saidian.png')

  // No permission for the clipboard: the older way copies.
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  await context.grantPermissions(['clipboard-read'])
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(`/live/zq/detail/${match.id}`, page.url()).href)

  await page.getByRole('tab', { name: '二维码' }).click()
  await expect(page.getByRole('img', { name: /的二维码$/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: '分享' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '分享' })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/live/zq/detail/${match.id}$`))
  expect(violations).toEqual([])
})

test('the card of a match has no score with 无剧透', async ({ page, context, addMatch }) => {
  const match = await addMatch(30)
  await match.state({ score: [3, 1] })
  await persistSettings(context, { noSpoiler: true })
  await openMatch(page, match.id)
  await page.getByRole('button', { name: '显示比分' }).click()
  await page.getByRole('button', { name: '分享' }).click()
  await expect(page.getByRole('img', { name: /^分享卡片：.* VS / })).toBeVisible()
  await expect(page.getByRole('img', { name: /3 - 1/ })).toHaveCount(0)
})
