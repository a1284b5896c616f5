import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Agreement } from '../agreement'
import { EDITION } from './parts/edition'
import { PRIVACY_NOTE, TERMS } from './parts/references'
import { CHOICE_CHAPTERS } from './privacy/choices'
import { COLLECTED } from './privacy/collected'
import { DEVICE_CHAPTERS } from './privacy/device'
import { SHARING_CHAPTERS } from './privacy/sharing'

export const agreement: Agreement = {
  name: 'yszc',
  title: '隐私政策',
  ...EDITION,
  summary: [
    list(
      '不登录也能看比分，只产生访问网页必需的日志；',
      '注册只需要手机号；实名、头像、反馈都由你决定是否提供；',
      '不出售个人信息，默认没有第三方广告和统计；',
      '可以随时导出、更正、删除数据，注销有 15 天反悔期。',
    ),
    paragraph('赶时间可以先看一页纸的', PRIVACY_NOTE, '。'),
  ],
  chapters: [
    {
      id: 'scope',
      title: '一、适用范围',
      blocks: [
        paragraph(
          '本政策说明赛点运营者（下称“我们”）在你使用赛点网页、应用及相关服务时，如何处理你的个人信息，' +
            '依据《中华人民共和国个人信息保护法》《网络安全法》《数据安全法》《未成年人网络保护条例》等制定，与',
          TERMS,
          '一并适用。',
        ),
        paragraph('从本产品跳转到的其他网站，由其各自的政策约束。'),
      ],
    },
    { id: 'collected', title: '二、我们收集哪些信息', blocks: COLLECTED },
    ...DEVICE_CHAPTERS,
    ...SHARING_CHAPTERS,
    ...CHOICE_CHAPTERS,
  ],
}
