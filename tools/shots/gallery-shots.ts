import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { workspaceRoot } from '../federation/workspace'
import { listPieces, openExamples, startGallery, THEMES, WIDTHS } from '../gallery'

/**
 * A picture of every piece of the gallery whose name contains `part`, in each theme and width, with
 * all its states; a state that covers the page has a picture of its own.
 */
export async function shootGallery(browser: Browser, out: string, part: string): Promise<void> {
  const gallery = await startGallery({ output: join(workspaceRoot, 'var/gallery-shots') })
  const pieces = listPieces().filter((piece) => piece.includes(part))
  try {
    for (const theme of THEMES)
      for (const width of WIDTHS) {
        const page = await browser.newPage({
          viewport: { width, height: 667 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
        })
        for (const piece of pieces) {
          for (const state of await openExamples(page, gallery.url, { piece, theme })) {
            const name = ['gallery', ...piece.split('/'), state, theme, width]
            const path = join(out, `${name.filter(Boolean).join('-')}.png`)
            if (state) await openExamples(page, gallery.url, { piece, theme, state })
            await page.screenshot({ path, fullPage: !state })
            console.log(path)
          }
        }
        await page.close()
      }
  } finally {
    await gallery.close()
  }
}
