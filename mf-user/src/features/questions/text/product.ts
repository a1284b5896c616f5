import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { QuestionGroup } from '../question'
import { ABOUT } from './references'

export const PRODUCT: QuestionGroup = {
  id: 'product',
  title: '使用与故障',
  questions: [
    {
      id: 'offline-channel',
      title: '为什么显示“频道未上线”？',
      alsoCalled: '没有内容 打不开 未上线',
      answer: [
        paragraph('各频道由不同团队独立发布、陆续上线，这个频道还没有发布。其他频道不受影响。'),
      ],
    },
    {
      id: 'channel-broken',
      title: '提示某个频道“暂时打不开”怎么办？',
      alsoCalled: '加载失败 白屏 重试 报错',
      answer: [
        list(
          '点“重试”，多半是网络一时不稳；',
          '仍然不行，换个网络，或清除浏览器缓存后再试；',
          '其他频道照常可用，不必退出。',
        ),
      ],
    },
    {
      id: 'new-version',
      title: '提示有新版本，需要做什么？',
      alsoCalled: '更新 升级 版本',
      answer: [
        paragraph(
          '点“更新”会重新载入页面，几秒钟就好；正在看比赛可以稍后再点，不会强制更新。当前版本号在',
          ABOUT,
          '。',
        ),
      ],
    },
    {
      id: 'install',
      title: '怎样添加到手机主屏幕？',
      alsoCalled: '安装 APP 桌面 图标',
      answer: [
        list(
          '苹果手机：用 Safari 打开，点分享按钮，选“添加到主屏幕”；',
          '安卓手机：用 Chrome 等浏览器打开，在菜单中选“添加到主屏幕”或“安装应用”。',
        ),
        paragraph('添加后从图标打开是全屏的，不再显示下载横幅。'),
      ],
    },
    {
      id: 'browser',
      title: '支持哪些浏览器？',
      alsoCalled: '兼容 微信 版本太低',
      answer: [
        paragraph(
          'iOS 16 和 Safari 16 以上、Chrome 100 以上、Firefox 110 以上，' +
            '以及使用相同内核的手机浏览器。在其他应用的内置浏览器里遇到问题时，请用系统浏览器打开。',
        ),
      ],
    },
  ],
}
