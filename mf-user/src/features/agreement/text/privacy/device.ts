import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Chapter } from '../../agreement'
import { SETTINGS } from '../parts/references'

export const DEVICE_CHAPTERS: readonly Chapter[] = [
  {
    id: 'storage',
    title: '三、Cookie 与设备上的存储',
    blocks: [
      paragraph('为了记住你的选择，我们在你的设备上保存：'),
      list(
        '登录凭证：让你不必每次重新登录，退出登录时清除；',
        '赛事筛选（Cookie）：次日上午自动失效；',
        '产品设置、关注的比赛、浮窗收藏、常见问题的评价；',
        '最近看过的页面和其他还没有存入账号的操作：存入后即从设备上删除；退出登录时还没有存入的，留到你下次登录，不会进入别人的账号；',
        '页面缓存：上次看过的列表离线时也能打开；',
        '灰度分组（Cookie）：让你在一段时间内看到同一版本的页面。',
      ),
      paragraph(
        '这些内容不用于广告，也不跨网站跟踪。你可以在',
        SETTINGS,
        '中清理缓存，或在浏览器中清除本站数据；清除后需要重新登录和设置。',
      ),
    ],
  },
  {
    id: 'permissions',
    title: '四、设备权限',
    blocks: [
      paragraph(
        '本产品在浏览器中运行，只在你主动使用相应功能时，由浏览器向你申请权限；拒绝不影响其他功能。',
      ),
      list(
        '照片或相机：上传头像、反馈图片、帖子图片时，只读取你选中的图片；',
        '通知：仅在你开启消息通知时；',
        '震动与声音：进球提示，可在设置中关闭；',
        '剪贴板：仅在你点“复制链接”时写入，不读取。',
      ),
      paragraph('我们不申请位置、通讯录、麦克风权限。'),
    ],
  },
]
