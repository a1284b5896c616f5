import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Agreement } from '../agreement'
import { EDITION } from './parts/edition'
import { CIRCLE_TERMS, COMMUNITY_RULES, PRIVACY, SERVICE_TERMS } from './parts/references'
import { ACCOUNT_CHAPTERS } from './terms/account'
import { CONDUCT_CHAPTERS } from './terms/conduct'
import { DATA_CHAPTERS } from './terms/data'
import { LIABILITY_CHAPTERS } from './terms/liability'

export const agreement: Agreement = {
  name: 'yhxy',
  title: '用户协议',
  ...EDITION,
  summary: [
    paragraph('请特别留意：'),
    list(
      '赛点只展示比分、数据和指数，不提供投注，也不销售彩票；',
      '数据可能延迟或出错，预测和推荐不保证结果；',
      '账号只供本人使用，注销有 15 天反悔期；',
      '未成年人须在监护人陪同下使用，不能消费。',
    ),
  ],
  chapters: [
    {
      id: 'scope',
      title: '一、协议的范围',
      blocks: [
        paragraph(
          '本协议是你与赛点运营者（下称“我们”）之间关于使用赛点网页、应用及相关服务（下称“本产品”）的约定。',
        ),
        paragraph(
          PRIVACY,
          '、',
          COMMUNITY_RULES,
          '、',
          CIRCLE_TERMS,
          '、',
          SERVICE_TERMS,
          '以及具体功能页面上的规则，是本协议的组成部分；专门规则与本协议不一致的，以专门规则为准。',
        ),
        paragraph(
          '你在注册、登录时勾选同意，即表示已经阅读、理解并接受本协议。不勾选不影响以访客身份浏览；浏览时仍应遵守本协议中的使用规范。',
        ),
      ],
    },
    {
      id: 'service',
      title: '二、服务内容',
      blocks: [
        list(
          '足球、篮球比赛的即时比分、赛程、赛果、文字直播、阵容、统计、指数与资料库；',
          '头条资讯、社区圈子、专家推荐、主播直播间、即时消息与智能助手；',
          '关注、提醒、收藏、浏览历史、设置同步等个人功能；',
          '活动、金币和其他增值服务。',
        ),
        paragraph(
          '各频道独立发布、陆续上线，尚未上线的频道会显示“频道未上线”。除明确标示需要金币的内容外，本产品免费使用；上网产生的流量费由运营商收取。',
        ),
      ],
    },
    ...ACCOUNT_CHAPTERS,
    ...DATA_CHAPTERS,
    ...CONDUCT_CHAPTERS,
    ...LIABILITY_CHAPTERS,
  ],
}
