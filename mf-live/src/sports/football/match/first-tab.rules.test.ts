import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { firstTab } from './first-tab.rules'

test.each(['notStarted', 'postponed', 'undecided'] as const)(
  'a match in status %s opens on 分析',
  (name) => {
    expect(firstTab(FOOTBALL_STATUS[name])).toBe('analysis')
  },
)

test.each(['firstHalf', 'halfTime', 'penalties', 'finished', 'interrupted', 'abandoned'] as const)(
  'a match in status %s opens on 赛况',
  (name) => {
    expect(firstTab(FOOTBALL_STATUS[name])).toBe('live')
  },
)
