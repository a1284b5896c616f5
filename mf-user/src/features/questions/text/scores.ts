import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { QuestionGroup } from '../question'
import { ABOUT, FEEDBACK, SETTINGS } from './references'

export const SCORES: QuestionGroup = {
  id: 'scores',
  title: '比分与数据',
  questions: [
    {
      id: 'late',
      title: '比分为什么比电视慢或者快？',
      alsoCalled: '延迟 不同步 卡 慢',
      answer: [
        paragraph(
          '数据从赛场到屏幕要经过采集和传输，各个环节都需要时间；电视、网络直播也各有延迟，所以谁先谁后并不一定。',
        ),
        paragraph(
          '如果不想在画面之前看到进球，可以在',
          SETTINGS,
          '中打开“直播延迟”，让比分、文字和指数晚 5 至 120 秒显示。',
        ),
      ],
    },
    {
      id: 'stale',
      title: '显示“数据延迟”和“连接中断”，有什么区别？',
      alsoCalled: '不更新 不动 灰色 断线',
      answer: [
        list(
          '数据延迟：我们的服务器还连着，但数据源一段时间没有送来新数据；',
          '连接中断：你的设备和服务器之间断开了，正在自动重连。',
        ),
        paragraph(
          '两种情况都会写明过去了多久，页面不会把旧比分当作新的显示。连接恢复后会自动补齐错过的变化，不需要手动刷新。',
        ),
      ],
    },
    {
      id: 'corrected',
      title: '比分旁的“更正”是什么意思？',
      alsoCalled: '比分变了 进球取消 改判',
      answer: [
        paragraph(
          '表示这一项和之前显示的不同，例如进球被取消、进球者或时间改正。我们把更正标出来，而不是悄悄改掉。',
        ),
        paragraph('视频助理裁判复核期间会显示“VAR 核实中”，以最终判罚为准。'),
      ],
    },
    {
      id: 'wrong',
      title: '发现数据有错怎么办？',
      alsoCalled: '纠错 错误 比分不对',
      answer: [
        paragraph(
          '请在',
          FEEDBACK,
          '中选择数据问题，写明哪场比赛、哪一项、现在显示什么、应当是什么，有截图更好。',
        ),
        paragraph('比赛结果以赛事主办方公布的为准。'),
      ],
    },
    {
      id: 'demo',
      title: '为什么有的比赛标着“演示数据”？',
      alsoCalled: '假的 虚构 不是真的',
      answer: [
        paragraph(
          '当前站点没有接入商业数据源时，会用一个虚构的足球世界展示功能：联赛和球队是真实的名称，赛程、球员和比分是编排出来的。这些列表都标有“演示数据”，请不要当作真实赛果。',
        ),
        paragraph('用到了哪些公开数据，见', ABOUT, '。'),
      ],
    },
    {
      id: 'clock',
      title: '比赛时间里的“45+”“90+”“中”“加”“点”是什么？',
      alsoCalled: '补时 中场 加时 点球',
      answer: [
        list(
          '45+ 和 90+：上、下半场的补时；',
          '中：中场休息；',
          '加：加时赛；点：点球大战；',
          '推迟、中断、腰斩、取消、待定：比赛没有按原计划进行。',
        ),
      ],
    },
    {
      id: 'timezone',
      title: '开赛时间是哪里的时间？',
      alsoCalled: '时差 北京时间',
      answer: [paragraph('全部是北京时间，与你手机设置的时区无关。')],
    },
    {
      id: 'filter',
      title: '筛选过的赛事为什么第二天又恢复了？',
      alsoCalled: '隐藏 联赛 筛选失效',
      answer: [
        paragraph(
          '每天的赛事不同，所以足球筛选保留到上午 10 点，篮球筛选保留到下午 3 点（北京时间），之后恢复显示全部。只想长期看某几场，可以点星标关注，再看“关注”标签。',
        ),
      ],
    },
  ],
}
