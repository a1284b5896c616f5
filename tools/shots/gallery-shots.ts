import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { workspaceRoot } from '../federation/workspace'
import { listPieces, startGallery, THEMES, WIDTHS } from '../gallery'

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
          for (const state of await openStates(
            page,
            `${gallery.url}/?${query({ piece, theme })}`,
          )) {
            const name = [`gallery-${piece.replace('/', '-')}`, state].filter(Boolean).join('-')
            const path = join(out, `${name}-${theme}-${width}.png`)
            if (state) await open(page, `${gallery.url}/?${query({ piece, theme, state })}`)
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

/** Opens a piece; names the states to open one by one, or null for all on this page. */
async function openStates(page: Page, address: string): Promise<readonly (string | null)[]> {
  await open(page, address)
  const { states, overlay } = await page.locator('[data-states]').evaluate((element) => ({
    ...(element as HTMLElement).dataset,
  }))
  return overlay ? (states?.split(' ') ?? []) : [null]
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-states]').waitFor({ state: 'attached' })
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

function query(asked: Record<string, string>): string {
  return String(new URLSearchParams(asked))
}
