import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Chapter } from '../../agreement'
import { CHANGES } from '../parts/changes'
import { contactChapter } from '../parts/contact'
import { DISPUTES } from '../parts/disputes'
import { MINORS } from '../parts/minors'
import { FEEDBACK } from '../parts/references'

export const LIABILITY_CHAPTERS: readonly Chapter[] = [
  { id: 'minors', title: '十二、未成年人', blocks: MINORS },
  {
    id: 'breach',
    title: '十三、违规处理与申诉',
    blocks: [
      paragraph(
        '违反本协议或规则的，我们视情节采取提醒、删除内容、限制功能、禁言、暂停或终止账号等措施，并保存有关记录；涉嫌违法犯罪的，依法向主管部门报告。',
      ),
      paragraph(
        '除紧急情形或法律另有要求外，我们会告知处理的内容、理由和期限。对处理有异议的，可以在收到之日起 30 天内通过',
        FEEDBACK,
        '申诉，由未参与原处理的人员复核。',
      ),
    ],
  },
  {
    id: 'interruption',
    title: '十四、服务的变更与中断',
    blocks: [
      paragraph(
        '我们会持续改进产品，可能增加、调整或下线功能。计划中的停机维护会提前公告；下列情形可能造成中断：',
      ),
      list(
        '设备、网络、电力或数据源故障；',
        '自然灾害、疫情、政府行为等不可抗力；',
        '为保护安全而采取的紧急措施。',
      ),
      paragraph('终止全部服务时，我们至少提前 30 天公告，期间你可以导出数据、用完金币。'),
    ],
  },
  {
    id: 'liability',
    title: '十五、责任',
    blocks: [
      list(
        '本产品按现状提供，我们尽合理努力保持准确和稳定，但不承诺没有差错或不中断；',
        '你依据页面信息自行作出的决定及其后果由你承担，特别是任何与博彩有关的损失，我们不承担责任；',
        '因我们的过错给你造成损失的，我们依法赔偿；',
        '因你违反本协议给我们或他人造成损失的，由你承担相应责任。',
      ),
      paragraph(
        '本条不排除或限制依法不得排除、限制的责任，包括因故意或者重大过失造成你财产损失、以及造成人身损害的责任。',
      ),
    ],
  },
  { id: 'changes', title: '十六、协议的修改', blocks: CHANGES },
  {
    id: 'law',
    title: '十七、法律适用与争议解决',
    blocks: [...DISPUTES, paragraph('本协议部分条款无效的，不影响其余条款的效力。')],
  },
  contactChapter('十八'),
]
