import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  type Gallery,
  listPieces,
  openExamples,
  startGallery,
  THEMES,
} from '@saidian/tools/gallery'
import { seriousFaults } from '../fixtures/accessibility'

// Some hundred analyses, each of a page of its own.
test.setTimeout(600_000)

let gallery: Gallery

test.beforeAll(async () => {
  gallery = await startGallery({ output: join(import.meta.dirname, '../../var/test/gallery') })
})
test.afterAll(() => gallery?.close())

for (const theme of THEMES)
  test(`every piece can be read and operated by everyone, ${theme}`, async ({ page }) => {
    for (const piece of listPieces()) {
      for (const state of await openExamples(page, gallery.url, { piece, theme })) {
        if (state) await openExamples(page, gallery.url, { piece, theme, state })
        expect.soft(await seriousFaults(page), [piece, state].join(' ')).toEqual([])
      }
    }
  })
