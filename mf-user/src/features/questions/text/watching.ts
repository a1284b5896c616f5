import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { QuestionGroup } from '../question'
import { SETTINGS } from './references'

export const WATCHING: QuestionGroup = {
  id: 'watching',
  title: '提醒与看球',
  questions: [
    {
      id: 'delay',
      title: '为什么要设置“直播延迟”？',
      alsoCalled: '同步画面 慢几秒',
      answer: [
        paragraph(
          '看电视或网络直播时，比分往往先到。设好秒数后，比分、文字直播和指数都晚这么久显示，列表上方会标“慢 N 秒”，提醒你这是自己设的，不是故障。',
        ),
        paragraph('在', SETTINGS, '的“看球”里调整，最多 120 秒。'),
      ],
    },
    {
      id: 'no-spoiler',
      title: '开了“无剧透”怎么看比分？',
      alsoCalled: '隐藏比分 剧透 录像',
      answer: [
        paragraph(
          '打开后比分和进球提示都会隐藏，点一下那场比赛的比分位置才显示。适合准备看录像的时候用，在',
          SETTINGS,
          '中开关。',
        ),
      ],
    },
    {
      id: 'alerts',
      title: '怎样设置比赛提示？',
      alsoCalled: '进球 红牌 反超 加时 通知 提醒 声音 震动 弹窗 推送',
      answer: [
        list(
          '进球提示、红牌提示可以分别开关；',
          '主队和客队进球可以分别选择是否出声；',
          '篮球最后两分钟的反超与追平、每节结束和加时也可以分别开关；',
          '弹窗范围可选全部、只看关注的比赛，或关闭；',
          '免打扰时段里没有声音、震动和弹窗。',
        ),
        paragraph('都在', SETTINGS, '的“提示”里。提示在页面打开时有效。'),
      ],
    },
    {
      id: 'no-sound',
      title: '打开了提示，为什么没有声音或震动？',
      alsoCalled: '静音 不响 没声音',
      answer: [
        list(
          '浏览器要求先在页面上点一下，之后才允许出声；',
          '手机处于静音或免打扰；',
          '当前在你设的免打扰时段内；',
          '打开了无剧透：此时不提示进球；',
          '苹果手机的浏览器不支持网页震动。',
        ),
      ],
    },
    {
      id: 'follow',
      title: '关注的比赛会同步到其他手机吗？',
      alsoCalled: '收藏 星标 同步 换手机',
      answer: [
        paragraph(
          '登录后会。关注、浏览历史和设置都跟着账号走，同一项以最后一次修改为准。没有登录时只保存在当前设备上，登录时一并存入账号。',
        ),
      ],
    },
    {
      id: 'saver',
      title: '流量不够，怎样省流量？',
      alsoCalled: '图片 动画 视频 省电',
      answer: [
        paragraph(
          '在',
          SETTINGS,
          '中打开“省流量模式”，不加载图片和视频，不播放动画，比分照常更新。',
        ),
      ],
    },
    {
      id: 'offline',
      title: '没有网络还能看吗？',
      alsoCalled: '离线 断网 地铁',
      answer: [
        paragraph(
          '可以看到上次打开过的列表，并注明是多久之前的。恢复网络后自动更新。把赛点添加到主屏幕，打开会更快。',
        ),
      ],
    },
    {
      id: 'theme',
      title: '怎样换深色、放大字体？',
      alsoCalled: '夜间 黑色 主题 字号 缩放',
      answer: [
        paragraph(
          '主题可选跟随系统、浅色、深色、纯黑（适合 OLED 屏幕），也可以换主题色。打开“允许双指缩放”后可以放大页面。都在',
          SETTINGS,
          '的“外观”里。',
        ),
      ],
    },
  ],
}
