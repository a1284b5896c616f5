import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Chapter } from '../../agreement'
import { NO_BETTING } from '../parts/no-betting'
import { FEEDBACK, SERVICE_TERMS } from '../parts/references'

export const DATA_CHAPTERS: readonly Chapter[] = [
  { id: 'no-betting', title: '六、本产品不提供投注', blocks: NO_BETTING },
  {
    id: 'data',
    title: '七、比分与数据',
    blocks: [
      paragraph(
        '比分、事件、统计、阵容、积分榜等来自数据源和公开资料。体育数据从赛场到屏幕需要时间，可能延迟、缺失或出错。',
      ),
      list(
        '数据超过正常时间没有更新时，页面会标明“数据延迟”或“连接中断”及时长，不会把旧数据当作新数据显示；',
        '视频助理裁判复核期间，比分旁标明“VAR 核实中”，以最终判罚为准；',
        '发现错误后会更正，并在页面上标出；比赛结果以赛事主办方公布的为准；',
        '你开启直播延迟后，页面会按你设定的秒数推迟显示，这不是数据故障；',
        '标有“演示数据”的页面，比赛、球员和数字均为虚构，仅用于展示产品功能。',
      ),
      paragraph('发现数据有误，欢迎通过', FEEDBACK, '告诉我们。'),
    ],
  },
  {
    id: 'opinions',
    title: '八、预测、推荐与智能助手',
    blocks: [
      paragraph('平台模型的概率、专家和会员的推荐，都是对尚未发生的比赛的看法，可能出错。'),
      list(
        '推荐发布时的指数会被锁定，赛后如实标注红、黑、走，不删除失败的记录；',
        '命中率、回报率等统计同时注明样本数和区间，过去的成绩不代表将来；',
        '智能助手的回答由程序自动生成，会注明所依据的数据；没有数据时会说明“数据中没有”，请勿当作专业意见。',
      ),
      paragraph('金币、礼物、付费推荐等增值服务另见', SERVICE_TERMS, '。'),
    ],
  },
]
