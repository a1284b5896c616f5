import { makeListOdds } from '@saidian/shared/testing'
import { listOddsResource } from './list-odds.rules'

const reply = { epoch: 'e', seq: 0, serverAt: 1, companyId: 3, list: [makeListOdds()] }

test('an event replaces the odds of its match and adds those of another', () => {
  const changed = [makeListOdds({ suspended: true }), makeListOdds({ matchId: 2 })]
  const next = listOddsResource.apply(reply, { serverAt: 2, changed })
  expect(next.list).toMatchObject([{ matchId: 1, suspended: true }, { matchId: 2 }])
})

test('with a stream delay no odds are shown, because they reveal goals', () => {
  expect(listOddsResource.conceal(reply, 0).list).toEqual([])
})
