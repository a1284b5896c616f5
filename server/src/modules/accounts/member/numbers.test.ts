import { getAuthorHome } from '@saidian/shared/contracts/profile'
import { callRoute, readRoutes, routeNamed } from '../../../testing/every-route'
import { becomeMember } from '../../../testing/log-in'
import { openWholeApp } from '../../../testing/whole-app'

test('member numbers are not enumerable: neighbours of a number are unused', async () => {
  const whole = await openWholeApp({ SMS_DEV: '1' })
  try {
    const routes = await readRoutes(whole)
    const ids: string[] = []
    for (let n = 0; n < 10; n++) ids.push((await becomeMember(whole, routes)).id)
    expect(ids.every((id) => /^[2-9]\d{9}$/.test(id))).toBe(true)
    const home = routeNamed(routes, `get ${getAuthorHome.path}`)
    const first = Number(ids[0])
    const found: number[] = []
    for (let id = first - 250; id <= first + 250; id++)
      if ((await callRoute(whole, home, { given: { id: String(id) } })).code === 200) found.push(id)
    expect(found).toEqual([first])
  } finally {
    await whole.close()
  }
})
