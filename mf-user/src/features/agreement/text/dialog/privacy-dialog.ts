import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Agreement, Chapter } from '../../agreement'
import { contactChapter } from '../parts/contact'
import { EDITION } from '../parts/edition'
import { PRIVACY, SETTINGS } from '../parts/references'
import { APP_NAMES, type AppEdition, editionChapters } from './app-edition'

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'before',
    title: '一、同意之前',
    blocks: [
      paragraph(
        '在你点击“同意”之前，我们只处理打开应用必需的网络日志（IP 地址、访问时间、系统与浏览器类型），不读取设备标识，不申请任何权限，不加载第三方统计。',
      ),
    ],
  },
  {
    id: 'basic',
    title: '二、基本功能需要的信息',
    blocks: [
      list(
        '看比分、资讯：不需要登录；',
        '注册登录：手机号和验证码；',
        '账号安全：设备名称、登录时间、隐去末段的 IP 地址。',
      ),
    ],
  },
  {
    id: 'optional',
    title: '三、由你选择的信息',
    blocks: [
      list(
        '昵称、头像：方便他人认识你，可以不设；',
        '关注、收藏、浏览历史：在设备之间同步，可以随时清空；',
        '实名信息：属于敏感个人信息，仅在你主动认证并单独同意后收集，加密保存、页面打码；',
        '意见反馈：内容、图片和联系方式由你决定。',
      ),
    ],
  },
  {
    id: 'permissions',
    title: '四、权限',
    blocks: [
      list(
        '照片、相机：仅在你上传图片时，只读取你选中的图片；',
        '通知：仅在你开启消息通知时；',
        '网络与本机存储：加载和缓存页面。',
      ),
      paragraph('拒绝任何一项都不影响看比分。我们不申请位置、通讯录、麦克风和电话权限。'),
    ],
  },
  {
    id: 'rights',
    title: '五、你的权利',
    blocks: [
      paragraph(
        '你可以查阅、更正、删除个人信息，在',
        SETTINGS,
        '中导出数据、撤回同意或注销账号。注销有 15 天反悔期。',
      ),
      paragraph('不满 14 周岁的，请由监护人阅读并同意后再使用。'),
    ],
  },
]

/** The privacy policy as the dialog of the first start shows it. */
export function privacyDialog(name: Agreement['name'], edition: AppEdition): Agreement {
  const hasMore = edition === 'second'
  return {
    name,
    title: '隐私政策',
    ...EDITION,
    summary: [
      paragraph(
        `${APP_NAMES[edition]}重视你的个人信息。下面是首次使用时你需要知道的；完整文本见`,
        PRIVACY,
        '。',
      ),
    ],
    chapters: [
      ...CHAPTERS,
      ...editionChapters(edition, '六'),
      contactChapter(hasMore ? '七' : '六'),
    ],
  }
}
