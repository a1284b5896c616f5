import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Chapter } from '../../agreement'
import { CHANGES } from '../parts/changes'
import { contactChapter } from '../parts/contact'
import { LEAVING } from '../parts/leaving'
import { MINORS } from '../parts/minors'
import { FEEDBACK, SETTINGS } from '../parts/references'

export const CHOICE_CHAPTERS: readonly Chapter[] = [
  {
    id: 'rights',
    title: '九、你的权利',
    blocks: [
      list(
        '查阅：在“我的”及其各页查看资料、关注、历史、金币记录和登录设备；',
        [
          '复制与转移：在',
          SETTINGS,
          '中导出全部个人数据，得到一份 JSON 格式的文件，可以自行保存或交给其他服务；',
        ],
        ['更正与补充：昵称、头像可自行修改；实名信息有误时通过', FEEDBACK, '联系我们；'],
        '删除：可自行删除历史、收藏、关注和发布的内容，也可以注销账号；',
        '撤回同意：关闭相应设置或浏览器权限、注销账号；撤回不影响此前的处理；',
        '限制或拒绝：要求我们停止某项并非必需的处理；',
        '解释说明：要求我们解释本政策的规则。',
      ),
      paragraph(
        '通过上述方式不能实现的，请通过',
        FEEDBACK,
        '提出。我们核实身份后在 15 个工作日内答复，通常不收费；拒绝请求的，会说明理由。你也可以向履行个人信息保护职责的部门投诉，或依法向人民法院起诉。',
      ),
      paragraph(
        '用户死亡的，其近亲属为了自身的合法、正当利益，可以依法对相关个人信息行使查阅、复制、更正、删除等权利，死者生前另有安排的除外。',
      ),
    ],
  },
  { id: 'leaving', title: '十、注销账号', blocks: LEAVING },
  { id: 'minors', title: '十一、未成年人', blocks: MINORS },
  { id: 'changes', title: '十二、本政策的修改', blocks: CHANGES },
  contactChapter('十三'),
]
