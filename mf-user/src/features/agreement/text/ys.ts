import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Agreement } from '../agreement'
import { contactChapter } from './parts/contact'
import { EDITION } from './parts/edition'
import { PRIVACY, SETTINGS } from './parts/references'

export const agreement: Agreement = {
  name: 'ys',
  title: '隐私说明',
  ...EDITION,
  summary: [paragraph('这是', PRIVACY, '的一页纸摘要，帮助你快速了解；以完整文本为准。')],
  chapters: [
    {
      id: 'collected',
      title: '一、收集什么',
      blocks: [
        list(
          '浏览：IP 地址、访问时间、浏览器类型；',
          '注册：手机号，密码可不设；',
          '使用：昵称、头像、关注、收藏、浏览历史、设置、登录设备、金币记录；',
          '你主动提供的：实名信息、意见反馈、发布的内容。',
        ),
        paragraph('不收集位置、通讯录、短信、已安装应用和生物识别信息。'),
      ],
    },
    {
      id: 'purpose',
      title: '二、用来做什么',
      blocks: [
        list('提供功能并在你的设备之间同步；', '保障账号安全；', '履行法律义务。'),
        paragraph('不用于广告画像，不出售，默认没有第三方统计。'),
      ],
    },
    {
      id: 'kept',
      title: '三、保存多久',
      blocks: [
        list(
          '验证码 5 分钟；',
          '登录最长 180 天；',
          '浏览历史最多 180 天；',
          '网络日志不少于六个月；',
          '其余保存到你删除或注销账号。',
        ),
      ],
    },
    {
      id: 'rights',
      title: '四、你可以做什么',
      blocks: [
        paragraph('在', SETTINGS, '中：'),
        list(
          '查看和退出登录设备；',
          '导出全部个人数据；',
          '开启青少年模式；',
          '注销账号，15 天内可以反悔。',
        ),
        paragraph('昵称、头像、历史、关注都可以随时修改或删除。'),
      ],
    },
    contactChapter('五'),
  ],
}
