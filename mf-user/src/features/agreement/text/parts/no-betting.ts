import { list, paragraph } from '@saidian/shared/ui/rich-text'

/** States that the product offers no betting; used in every text that mentions odds. */
export const NO_BETTING = [
  paragraph(
    '赛点是体育资讯产品，不提供任何形式的投注、代购彩票、博彩中介或资金结算服务，也不与任何博彩机构分成。' +
      '页面上的指数（让球、胜平负、大小球等）和竞彩、北单、足彩的赛程、赛果，只作为赛事信息展示，用来了解各方对比赛的看法。',
  ),
  list(
    '指数来自公开渠道或演示数据，可能有延迟或差错，不是报价，也不能据此交易；',
    '任何预测、推荐、胜率都不保证结果，不构成投注建议；',
    '境内合法的体育彩票只在国家批准的渠道销售，未成年人不得购买彩票；',
    '参与境外或非法网络赌博属于违法行为，也容易遭遇诈骗。',
  ),
] as const
