import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Gallery, listPieces, startGallery, THEMES } from '@saidian/tools/gallery'
import { seriousFaults } from '../fixtures/accessibility'

let gallery: Gallery

test.beforeAll(async () => {
  gallery = await startGallery({ output: join(import.meta.dirname, '../../var/test/gallery') })
})
test.afterAll(() => gallery?.close())

for (const theme of THEMES)
  test(`every piece can be read and operated by everyone, ${theme}`, async ({ page }) => {
    for (const piece of listPieces()) {
      await open(page, { piece, theme })
      const shown = await page.locator('[data-states]').evaluate((element) => {
        const { states = '', overlay } = (element as HTMLElement).dataset
        return { names: states.split(' '), isOverlay: overlay !== undefined }
      })
      expect(shown.names.join(), `${piece} shows a state`).not.toBe('')
      for (const state of shown.isOverlay ? shown.names : [null]) {
        if (state) await open(page, { piece, theme, state })
        expect(await seriousFaults(page), [piece, state].join(' ')).toEqual([])
      }
    }
  })

/** Opens the examples of a piece, with all motion at its end. */
async function open(page: Page, asked: Record<string, string>): Promise<void> {
  await page.goto(`${gallery.url}/?${new URLSearchParams(asked)}`)
  await page.locator('[data-states]').waitFor({ state: 'attached' })
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}
