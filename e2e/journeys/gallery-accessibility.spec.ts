import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Gallery, listPieces, openExamples, startGallery } from '@saidian/tools/gallery'
import { contrastFaults, seriousFaults } from '../fixtures/accessibility'

// Some hundred pages.
test.setTimeout(600_000)

let gallery: Gallery

test.beforeAll(async () => {
  gallery = await startGallery({ output: join(import.meta.dirname, '../../var/test/gallery') })
})
test.afterAll(() => gallery?.close())

test('every piece can be read and operated by everyone in each theme', async ({ page }) => {
  const theme = 'light'
  for (const piece of listPieces()) {
    for (const state of await openExamples(page, gallery.url, { piece, theme })) {
      if (state) await openExamples(page, gallery.url, { piece, theme, state })
      const place = [piece, state].join(' ')
      expect.soft(await seriousFaults(page), place).toEqual([])
      expect.soft(await contrastFaults(page, 'dark'), `${place} dark`).toEqual([])
      expect.soft(await contrastFaults(page, 'black'), `${place} black`).toEqual([])
    }
  }
})
