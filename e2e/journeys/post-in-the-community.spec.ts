import type { Page } from '@playwright/test'
import type { FootballList } from '@saidian/shared/contracts/football'
import { seriousFaults } from '../fixtures/accessibility'
import { call, enterAsMember, makeMember, SMS_DEV, saveLogin } from '../fixtures/member'
import { makePicture } from '../fixtures/pictures'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const TEXT = '今晚的比赛一起看，#今夜看球# 谁会先进球？'

const textOf = (page: Page) => page.getByRole('textbox', { name: '帖子内容' })
const publish = (page: Page) => page.getByRole('button', { name: '发布', exact: true })

/** The name of a side that plays today. */
async function sideOfToday(url: string): Promise<string> {
  const { matches, teams } = await call<FootballList>(`${url}/live/football/v1_1/live?platform=4`)
  const name = teams.find(({ id }) => id === matches[0]?.home)?.shortZh
  if (!name) throw new Error('no match is listed')
  return name
}

/** Writes a post with two pictures and a match of today, and does not publish it. */
async function writePost(page: Page, side: string) {
  await page.getByRole('button', { name: '发帖' }).click()
  await textOf(page).fill(TEXT)
  const picture = await makePicture(page)
  await page.getByLabel('添加图片').setInputFiles([picture, { ...picture, name: 'b.png' }])
  await expect(page.getByRole('img', { name: '第 2 张图片' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: '关联比赛或球队' }).click()
  await page.getByLabel('搜索今日比赛和球队').fill(side)
  const choices = page.getByRole('dialog', { name: '关联比赛或球队' })
  await choices.getByRole('heading', { name: '今日比赛' }).locator('~ button').first().click()
}

test('a member posts once, edits and deletes; another one likes and comments', async ({
  page,
  context,
  browser,
  product,
}) => {
  await enterAsMember(context, product.url)
  await page.goto('/community/list')
  await page.getByRole('navigation', { name: '圈子' }).getByRole('link').first().click()
  await page.getByRole('button', { name: /^加入/ }).click()
  await expect(page.getByRole('button', { name: /^退出/ })).toBeVisible()

  await writePost(page, await sideOfToday(product.url))
  await page.reload()
  await expect(page.getByText('已恢复上次没有发布的草稿')).toBeVisible()
  await expect(textOf(page)).toHaveValue(TEXT)
  await expect(page.getByRole('img', { name: '第 2 张图片' })).toBeVisible()
  const faults = await seriousFaults(page)
  expect(faults.map((fault) => `${fault.id} ${fault.nodes[0]?.html}`)).toEqual([])

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/community/post/add')) sent.push(request.url())
  })
  await publish(page).dblclick()
  await expect(page).toHaveURL(/\/community\/detail\?code=\d+/)
  expect(sent).toHaveLength(1)
  const address = page.url()
  await expect(page.getByRole('article').getByText('今晚的比赛一起看')).toBeVisible()
  await expect(page.getByRole('button', { name: /的第 2 张图片$/ })).toBeVisible()

  await page.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  await textOf(page).fill(`${TEXT}我猜主队。`)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/已编辑/)).toBeVisible()
  await expect(page.getByText('我猜主队')).toBeVisible()

  const other = await browser.newContext({ viewport: { width: 375, height: 812 } })
  await saveLogin(other, (await makeMember(product.url)).token)
  const reader = await other.newPage()
  await reader.goto(address)
  await reader.getByRole('button', { name: '点赞 0' }).click()
  await expect(reader.getByRole('button', { name: '点赞 1', pressed: true })).toBeVisible()
  await reader.getByRole('button', { name: '写评论…' }).click()
  await reader.getByRole('textbox', { name: '评论内容' }).fill('我也觉得主队能赢')
  await reader.getByRole('button', { name: '发布', exact: true }).click()
  await expect(reader.getByText('我也觉得主队能赢')).toBeVisible()
  await other.close()

  await page.reload()
  await expect(page.getByRole('button', { name: '点赞 1' })).toBeVisible()
  await expect(page.getByText('我也觉得主队能赢')).toBeVisible()
  await page.getByRole('button', { name: /的帖子的更多操作/ }).click()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page
    .getByRole('dialog', { name: '删除这篇帖子？' })
    .getByText('删除', { exact: true })
    .click()
  await expect(page).toHaveURL(/\/community\/qdetail\?id=/)
  await page.goto(address)
  await expect(page.getByText('帖子不存在或已删除')).toBeVisible()
})
