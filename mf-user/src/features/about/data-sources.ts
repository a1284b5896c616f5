import type { Block } from '@saidian/shared/ui/rich-text'
import { list, paragraph, sheets } from '@saidian/shared/ui/rich-text'

/** The sources of the shown data and their licences. */
export const DATA_SOURCES: readonly Block[] = [
  paragraph('本站没有接入商业体育数据源，看到的数据只有两类：'),
  sheets(
    {
      title: '演示数据',
      facts: [
        [
          '是什么',
          '由程序编排的虚构比赛：联赛和球队用真实名称，赛程、球员、比分、指数、文字直播都是编出来的',
        ],
        ['怎么认', '比分列表上方标有“演示数据”；不要当作真实赛果'],
      ],
    },
    {
      title: '公开数据',
      facts: [
        ['是什么', '从开放数据集导入或按原时间回放的真实历史比赛'],
        ['怎么认', '没有“演示数据”标记；历史回放的比赛日期以页面为准'],
      ],
    },
  ),
  paragraph('使用的公开数据及其许可：'),
  list(
    '赛程、赛果、积分、球队资料：openfootball（CC0）；',
    '国家队比赛与进球：martj42/international_results（CC0）；',
    '逐事件数据、阵容、球员：Wyscout，由 Pappalardo 等人发布（2019），CC BY 4.0，经转换和翻译；',
    '赔率与技术统计：football-data.co.uk；',
    '技术统计：DataHub football-datasets（PDDL）；',
    '国家和地区名称：Unicode CLDR（Unicode-3.0）；旗帜图案：circle-flags（MIT）；',
    '球队、联赛、球员的中文名：自行整理。',
  ),
  paragraph(
    '球队、联赛和赛事的名称归各自权利人所有；队徽是自行绘制的示意图形。以上来源均未参与或认可本产品。',
  ),
]
