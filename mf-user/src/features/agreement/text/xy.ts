import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Agreement } from '../agreement'
import { CHANGES } from './parts/changes'
import { contactChapter } from './parts/contact'
import { DISPUTES } from './parts/disputes'
import { EDITION } from './parts/edition'
import { NO_BETTING } from './parts/no-betting'
import { FEEDBACK, TERMS } from './parts/references'
import { COIN_CHAPTERS } from './services/coins'
import { PAID_CHAPTERS } from './services/paid'

export const agreement: Agreement = {
  name: 'xy',
  title: '服务协议',
  ...EDITION,
  summary: [
    list(
      '金币只能在产品内使用，不能兑换现金，不能转让，也不能用来投注；',
      '目前只能用礼品码获得金币，没有开通现金充值；',
      '解锁后的推荐不因结果不如预期而退还金币；',
      '未成年人不能使用消费功能。',
    ),
  ],
  chapters: [
    {
      id: 'scope',
      title: '一、适用范围',
      blocks: [
        paragraph(
          '本协议约定金币、推荐解锁、礼物、贵族、活动奖励等增值服务，是',
          TERMS,
          '的补充。使用这些服务须登录，并具有与之相应的民事行为能力。尚未上线的服务，以上线时页面的说明为准。',
        ),
      ],
    },
    ...COIN_CHAPTERS,
    ...PAID_CHAPTERS,
    { id: 'no-betting', title: '七、与投注无关', blocks: NO_BETTING },
    {
      id: 'faults',
      title: '八、扣款异常与更正',
      blocks: [
        list(
          '因系统故障重复扣除的，核实后原数退回；',
          '因系统故障多发的金币，我们有权更正；',
          '比赛取消、推荐被撤回、活动无法进行的，退还为此付出的金币。',
        ),
        paragraph(
          '对账目有疑问，请在 90 天内通过',
          FEEDBACK,
          '提出，并附上金币记录中的时间和金额。',
        ),
      ],
    },
    { id: 'changes', title: '九、协议的修改', blocks: CHANGES },
    { id: 'law', title: '十、法律适用与争议解决', blocks: DISPUTES },
    contactChapter('十一'),
  ],
}
