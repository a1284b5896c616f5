/** What came with a version, as members read it. Newest first; add on top. */
export type Release = { day: string; title: string; points: readonly string[] }

export const RELEASES: readonly Release[] = [
  {
    day: '2026-11-23',
    title: '消息',
    points: [
      '和好友私聊、建群聊天：文字、表情、图片、语音和比赛名片',
      '没有网络也能写，联网后按顺序自动发出，只发一次',
      '会话置顶、免打扰、草稿、@我，多台设备同步已读',
      '通讯录、扫码加好友、聊天记录搜索',
      '互动消息单独成页：赞、回复、@我',
    ],
  },
  {
    day: '2026-11-23',
    title: '头条、社区与直播',
    points: [
      '头条频道、文章搜索与评论',
      '球迷圈子：发帖、话题、热榜',
      '主播直播间、弹幕、礼物与回放',
      '篮球比分、数据与统计',
      '赛前锁定、可核对的预测',
    ],
  },
  {
    day: '2026-11-22',
    title: '更可靠',
    points: ['断网后自动恢复并补齐错过的内容', '多台设备同步关注、设置和历史', '深色与纯黑主题'],
  },
  {
    day: '2026-11-21',
    title: '足球比分',
    points: ['即时比分、进球提醒、文字直播', '指数、阵容、技术统计与分析', '竞彩、北单、足彩筛选'],
  },
]
