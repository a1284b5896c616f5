import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Gallery, listPieces, openExamples, startGallery } from '@saidian/tools/gallery'
import { contrastFaults, seriousFaults } from '../fixtures/accessibility'

// Some hundred pages.
test.setTimeout(600_000)

/** They differ in few colours: a piece is looked at in one of them, with `--long` in both. */
const DARK_THEMES = ['dark', 'black'] as const

let gallery: Gallery

test.beforeAll(async () => {
  gallery = await startGallery({ output: join(import.meta.dirname, '../../var/test/gallery') })
})
test.afterAll(() => gallery?.close())

test('every piece can be read and operated by everyone in each theme', async ({ page }) => {
  const theme = 'light'
  for (const [place, piece] of listPieces().entries()) {
    const turn = DARK_THEMES[place % DARK_THEMES.length] ?? 'dark'
    for (const state of await openExamples(page, gallery.url, { piece, theme })) {
      if (state) await openExamples(page, gallery.url, { piece, theme, state })
      const name = [piece, state].join(' ')
      expect.soft(await seriousFaults(page), name).toEqual([])
      for (const dark of process.env.LONG_TESTS ? DARK_THEMES : [turn])
        expect.soft(await contrastFaults(page, dark), `${name} ${dark}`).toEqual([])
    }
  }
})
