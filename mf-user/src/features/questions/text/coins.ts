import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { QuestionGroup } from '../question'
import { FEEDBACK, SERVICE_TERMS } from './references'

export const COINS: QuestionGroup = {
  id: 'coins',
  title: '金币与钱包',
  questions: [
    {
      id: 'coins',
      title: '金币怎么来，有什么用？',
      alsoCalled: '充值 余额 钱包 礼品码',
      answer: [
        paragraph(
          '目前用礼品码兑换：在“我的”里点“金币”，输入礼品码。金币只能在产品内使用，不能提现、转让，也不能用来投注。',
        ),
        paragraph('完整的约定见', SERVICE_TERMS, '。'),
      ],
    },
    {
      id: 'top-up',
      title: '可以花钱充值吗？有人说能代充。',
      alsoCalled: '代充 打折 支付 微信 支付宝',
      answer: [
        paragraph(
          '没有开通现金充值。声称能代充、打折充值、用金币换现金的都是骗局，请不要付款，并通过',
          FEEDBACK,
          '告诉我们。',
        ),
      ],
    },
    {
      id: 'code-fails',
      title: '礼品码兑换失败是什么原因？',
      alsoCalled: '兑换码 无效 过期 用过',
      answer: [
        list(
          '输错了：注意区分相近的字母和数字；',
          '已经用过：每个礼品码只能用一次；',
          '过了有效期；',
          '短时间内试错太多，请稍后再试。',
        ),
      ],
    },
    {
      id: 'ledger',
      title: '扣了两次或者账目不对怎么办？',
      alsoCalled: '重复扣款 少了 明细',
      answer: [
        paragraph(
          '同一次操作即使因网络重复提交，也只会扣一次。每一笔都在金币记录里，余额等于全部收支之和。仍有疑问请通过',
          FEEDBACK,
          '写明时间和金额，我们会逐笔核对。',
        ),
      ],
    },
  ],
}
