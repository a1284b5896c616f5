import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { QuestionGroup } from '../question'
import { COMMUNITY_RULES, FEEDBACK, SETTINGS } from './references'

export const MINORS_AND_SAFETY: QuestionGroup = {
  id: 'safety',
  title: '未成年人与安全',
  questions: [
    {
      id: 'teen',
      title: '青少年模式有什么不同？',
      alsoCalled: '未成年 孩子 家长 监护人',
      answer: [
        list(
          '不显示指数和彩票内容；',
          '不能使用金币消费；',
          '只和好友聊天：陌生人不能发来消息，也搜索不到你。',
        ),
        paragraph(
          '在',
          SETTINGS,
          '中开启。实名认证显示未满 18 周岁的账号会自动进入，不能自行关闭，年满 18 周岁后解除。',
        ),
      ],
    },
    {
      id: 'child',
      title: '孩子未经同意注册了账号怎么办？',
      alsoCalled: '儿童 14岁 监护 删除',
      answer: [
        paragraph(
          '监护人可以登录孩子的账号直接注销，也可以通过',
          FEEDBACK,
          '联系我们，核实监护关系后我们会优先处理，包括删除个人信息。',
        ),
      ],
    },
    {
      id: 'fraud',
      title: '有人冒充客服或专家联系我怎么办？',
      alsoCalled: '诈骗 骗子 加微信 带单 进群',
      answer: [
        paragraph(
          '我们没有客服电话、微信和 QQ 群，也不会索要密码和验证码、要求转账或带你下注。遇到请保留记录并通过',
          FEEDBACK,
          '投诉；已经受骗请立即拨打 110 或 96110。',
        ),
      ],
    },
    {
      id: 'report',
      title: '看到违规的昵称、头像或内容怎么举报？',
      alsoCalled: '投诉 骂人 广告 色情',
      answer: [
        paragraph(
          '请通过',
          FEEDBACK,
          '选择投诉，附上链接或截图。哪些不允许、怎样处理，见',
          COMMUNITY_RULES,
          '。',
        ),
      ],
    },
  ],
}
