import { handicapText } from '@saidian/shared/lib/football'
import { plainHandicap, plainTotal } from '@saidian/shared/lib/lines'
import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { QuestionGroup } from '../question'
import { BEWARE, SETTINGS } from './references'

/** Handicap lines to explain: the most common ones and two that the home team receives. */
const LINES = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, -0.25, -0.5] as const
const TOTALS = [2, 2.25, 2.5, 2.75] as const

export const ODDS: QuestionGroup = {
  id: 'odds',
  title: '指数与彩票',
  questions: [
    {
      id: 'no-betting',
      title: '可以在赛点投注或买彩票吗？',
      alsoCalled: '下注 买球 购彩 赌球',
      answer: [
        paragraph(
          '不可以。赛点只展示比分、数据和指数，不提供投注，不代购彩票，也不和任何博彩机构合作。指数不是报价，不能据此交易。',
        ),
        paragraph('网络赌博违法且多为骗局。自称赛点工作人员带你投注的都是骗子，见', BEWARE, '。'),
      ],
    },
    {
      id: 'handicap',
      title: '让球里的“平手”“半球”“平/半”怎么看？',
      alsoCalled: '盘口 亚盘 亚指 让球 受让 一球 球半',
      answer: [
        paragraph(
          '让球是假设强队先让对手几个球，再比较结果。数字带 0.25、0.75 的，一半按前一个、一半按后一个计算，所以有“赢半”“输半”。',
        ),
        paragraph('列表里的“平/半”是“平手/半球”的简写，“受”表示主队受让。常见的有：'),
        list(
          ...LINES.map(
            (line) =>
              `${handicapText(line, 3)} ${plainHandicap(line)}${line === LINES.at(-1) ? '。' : '；'}`,
          ),
        ),
        paragraph('在指数页长按一个盘口，也会用一句话解释。'),
      ],
    },
    {
      id: 'totals',
      title: '大小球怎么看？',
      alsoCalled: '大球 小球 进球数 总进球',
      answer: [
        paragraph('比较双方进球总数与给出的数字，角球的大小同理。'),
        list(
          ...TOTALS.map(
            (line) => `${plainTotal(line, '球')}${line === TOTALS.at(-1) ? '。' : '；'}`,
          ),
        ),
      ],
    },
    {
      id: 'odds-words',
      title: '初盘、即时、滚球、封盘、水位是什么？',
      alsoCalled: '初 即 滚 水 赔率 欧指',
      answer: [
        list(
          '初：最早公布的数值；即：开赛前最新的；滚：比赛进行中的；',
          '封盘：数据方暂停给出数值，常见于进球和判罚之后；',
          '水位：让球和大小球两侧的数值，越低表示越被看好；',
          '欧指：主胜、平局、客胜三个数值；',
          '红色带 ↑ 是比上一次高，绿色带 ↓ 是比上一次低。',
        ),
      ],
    },
    {
      id: 'no-odds',
      title: '不想看到指数，怎么关掉？',
      alsoCalled: '关闭赔率 隐藏指数 赔率开关 显示指数',
      answer: [
        paragraph(
          '在',
          SETTINGS,
          '中关闭“显示指数”，所有页面都不再显示指数。青少年模式开启时，指数和彩票内容一律不显示。',
        ),
      ],
    },
    {
      id: 'company',
      title: '怎样更换列表里的指数公司？',
      alsoCalled: '公司 机构',
      answer: [
        paragraph(
          '在',
          SETTINGS,
          '或比分列表的设置里选择“指数公司”，列表随即换成该公司的数值。比赛没有这家公司的数据时显示为空。',
        ),
      ],
    },
    {
      id: 'lottery',
      title: '竞彩、北单、足彩列表是做什么的？',
      alsoCalled: '体彩 胜平负 期号 足彩14场',
      answer: [
        paragraph(
          '按体育彩票的编号和期次排列赛程、销售状态和赛果，方便查找，不提供购买。开奖结果以彩票发行机构公布的为准；未满 18 周岁不得购买彩票。',
        ),
      ],
    },
  ],
}
