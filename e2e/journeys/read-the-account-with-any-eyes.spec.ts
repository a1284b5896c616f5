import AxeBuilder from '@axe-core/playwright'
import { keepSettings } from '../fixtures/match-page'
import { keepLogin, makeMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const FOR_VISITORS = ['/user', '/user/login', '/user/register', '/user/password', '/user/set']
const FOR_ALL = ['/user/question', '/user/doubt?id=handicap', '/user/about', '/user/agreement/yhxy']
const FOR_MEMBERS = [
  '/user',
  '/user?wallet',
  '/user/set',
  '/user/set?devices',
  '/user/set?leave',
  '/user/infor',
  '/user/nickname',
  '/user/certification',
  '/user/changePassWord',
  '/user/attention',
  '/user/attention?tab=favourites',
  '/user/history',
  '/user/match',
  '/user/match?tab=watched',
  '/user/opinion',
  '/user/authorHome?id=100001',
]

for (const theme of ['light', 'dark'] as const) {
  for (const who of ['visitor', 'member'] as const) {
    test(`no page of the account has a serious accessibility fault, ${who}, ${theme}`, async ({
      page,
      context,
      product,
    }) => {
      test.setTimeout(180_000)
      await keepSettings(context, { theme })
      if (who === 'member') await keepLogin(context, (await makeMember(product.url)).token)
      const faults: string[] = []
      for (const address of who === 'visitor' ? [...FOR_VISITORS, ...FOR_ALL] : FOR_MEMBERS) {
        await page.goto(address)
        await expect(page.locator('main')).toBeVisible()
        await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
        const { violations } = await new AxeBuilder({ page })
          // The specification asks for a fixed viewport; 允许缩放 in the settings lifts it.
          .disableRules(['meta-viewport'])
          .analyze()
        for (const { id, impact, nodes } of violations) {
          if (impact === 'serious' || impact === 'critical')
            faults.push(`${address}: ${id} ${nodes[0]?.html}`)
        }
      }
      expect(faults).toEqual([])
    })
  }
}
