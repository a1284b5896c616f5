import { list, paragraph } from '@saidian/shared/ui/rich-text'
import { FEEDBACK, REAL_NAME, SETTINGS } from './references'

/** Rules for minors; shared by the terms and the privacy policy. */
export const MINORS = [
  paragraph(
    '未满 18 周岁的用户请在监护人陪同下阅读本文，并在征得监护人同意后使用。不满 14 周岁的，' +
      '须由监护人同意后才能注册；我们知悉在未获同意的情况下收集了不满 14 周岁儿童的个人信息时，会尽快删除。',
  ),
  list(
    [
      '青少年模式：可在',
      SETTINGS,
      '中开启。开启后不显示指数和彩票内容，' +
        '不能使用金币消费，陌生人不能发来消息，也搜索不到该账号；',
    ],
    ['完成', REAL_NAME, '且未满 18 周岁的账号，自动进入青少年模式，并且不能自行关闭；'],
    '我们不向未成年人提供充值、送礼物、解锁付费推荐等消费功能，也不诱导未成年人消费；',
    '未成年人不得购买彩票，我们不向未成年人展示彩票内容。',
  ),
  paragraph(
    '监护人希望查询、更正、删除未成年人信息，或处理未经同意的消费，请通过',
    FEEDBACK,
    '联系我们，我们核实监护关系后优先处理。',
  ),
] as const
