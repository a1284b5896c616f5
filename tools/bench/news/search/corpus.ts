import { readClubNames } from '../../../../server/src/feeds/catalogue'
import { type Random, randomFrom } from '../../../../server/src/feeds/random'

/** Characters of 20 000 rarer words, which make most of a language. */
const CHARACTERS = 600
const RARE_TEXTS = 20_000
const FIRST_CHARACTER = 0x4e00

/**
 * Texts of the length of articles: each about two clubs, in words of the field and rarer ones,
 * common ones often.
 */
export function createCorpus(seed: string) {
  const random = randomFrom(seed)
  const clubs = readClubNames().map(({ nameZh }) => nameZh)
  const pick = (texts: readonly string[]) => pickCommon(texts, random)
  const character = () => String.fromCodePoint(FIRST_CHARACTER + 7 * random.int(0, CHARACTERS - 1))
  const rare = Array.from({ length: RARE_TEXTS }, () => character() + character())

  function sentence(about: readonly string[]): string {
    const parts = Array.from({ length: random.int(5, 9) }, () =>
      pick(random.next() < 0.35 ? WORDS : rare),
    )
    parts.splice(1, 0, random.pick(about))
    return `${parts.join('')}${random.int(0, 4)}-${random.int(0, 4)}。`
  }

  return {
    clubs,
    article() {
      const about = [pick(clubs), pick(clubs)]
      const title = `${about[0]}${pick(WORDS)}${about[1]}${pick(WORDS)}${pick(rare)}`
      const text = Array.from({ length: random.int(8, 40) }, () => sentence(about)).join('')
      return { title, text }
    },
  }
}

/** Zipf's law: the n-th text comes 1/n as often as the first. */
function pickCommon(texts: readonly string[], random: Random): string {
  return texts[Math.floor(texts.length ** random.next()) - 1] ?? ''
}

export const WORDS = (
  '比赛 球队 进球 球员 主场 客场 联赛 教练 本场 赛季 对手 防守 进攻 上半场 下半场 胜利 平局 失利 积分榜 ' +
  '冠军 决赛 半决赛 小组赛 淘汰赛 首发 替补 伤病 复出 转会 租借 续约 合同 门将 后卫 中场 前锋 边锋 助攻 ' +
  '点球 任意球 角球 越位 红牌 黄牌 裁判 绝杀 逆转 扳平 领先 落后 帽子戏法 梅开二度 处子球 世界波 远射 ' +
  '头球 射门 射正 控球率 传球 抢断 扑救 零封 连胜 连败 不败 主帅 下课 上任 战术 阵型 压迫 反击 球迷 球场 ' +
  '训练 备战 赛前 赛后 发布会 表示 认为 希望 继续 努力 表现 出色 状态 信心 压力 目标 机会 时间 分钟 最后 ' +
  '第一 第二 第三 今天 昨天 明天 本周 下周 北京时间 凌晨 晚上 官方 宣布 消息 报道 据悉 透露 记者 专家 ' +
  '预测 分析 数据 统计 纪录 历史 首次 连续 得分 篮板 盖帽 三分 罚球 失误 加时 季后赛 总决赛 常规赛 选秀 ' +
  '交易 顶薪 湖人 勇士 凯尔特人 掘金 独行侠 太阳 快船 火箭 英超 西甲 意甲 德甲 法甲 中超 欧冠 欧联 亚冠 ' +
  '世界杯 欧洲杯 国家队 青年队 青训 新援 身价 欧元 万镑 谈判 接近 达成 协议 体检 加盟 离队 退役 传奇 队长'
).split(' ')
