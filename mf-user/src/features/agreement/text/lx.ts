import { list, paragraph, sheets } from '@saidian/shared/ui/rich-text'
import type { Agreement } from '../agreement'
import { NEVER_ASKED, ONLY_WAY } from './parts/contact'
import { EDITION } from './parts/edition'
import { COMMUNITY_RULES, FEEDBACK, LOGIN, PRIVACY, QUESTIONS } from './parts/references'

export const agreement: Agreement = {
  name: 'lx',
  title: '联系我们',
  ...EDITION,
  summary: [ONLY_WAY],
  chapters: [
    {
      id: 'before',
      title: '一、先看看常见问题',
      blocks: [
        paragraph(
          '数据延迟、比分更正、收不到验证码、注销账号、导出数据等问题，',
          QUESTIONS,
          '里大多有现成的答案，可以按关键词搜索。',
        ),
      ],
    },
    {
      id: 'feedback',
      title: '二、写给我们',
      blocks: [
        paragraph(
          '请',
          LOGIN,
          '后打开',
          FEEDBACK,
          '，选择类型并写下经过。每条反馈都有编号，再次询问时报上编号即可。',
        ),
        sheets(
          {
            title: '数据纠错',
            facts: [
              ['写什么', '哪场比赛、哪一项、现在显示什么、应当是什么，最好附上截图'],
              ['处理', '核对数据来源后更正；更正会在页面上标出，不会悄悄改掉'],
            ],
          },
          {
            title: '账号问题',
            facts: [
              ['写什么', '赛点号、发生时间、看到的提示；不要写密码、验证码和完整身份证号'],
              ['处理', '需要核实身份时，只通过产品内的验证流程进行'],
            ],
          },
          {
            title: '投诉与举报',
            facts: [
              ['写什么', ['违规内容的链接、违反了', COMMUNITY_RULES, '的哪一条，以及必要的证据']],
              ['处理', '核实后处理违规内容和账号；我们不向被举报人透露举报人'],
            ],
          },
          {
            title: '个人信息权利',
            facts: [
              ['写什么', ['要查阅、复制、更正、删除的内容，或对', PRIVACY, '的疑问']],
              ['处理', '15 个工作日内答复'],
            ],
          },
          {
            title: '侵权通知',
            facts: [
              [
                '写什么',
                '权利证明、被侵权的内容及其链接、初步证据、希望的处理方式，以及声明内容真实的一句话',
              ],
              ['处理', '收到合格通知后及时采取必要措施，并转告发布者'],
            ],
          },
        ),
      ],
    },
    {
      id: 'time',
      title: '三、答复时间',
      blocks: [
        list(
          '个人信息、投诉与侵权：15 个工作日内答复；',
          '涉及未成年人和人身安全的，收到后优先处理；',
          '其他问题按收到的先后处理。',
        ),
        paragraph(
          '没有登录时无法提交反馈，是为了能把答复交到你手里，也为了防止滥发。登录只需要手机号和验证码。',
        ),
      ],
    },
    {
      id: 'safety',
      title: '四、谨防冒充',
      blocks: [
        paragraph('自称赛点客服、管理员、专家助理的人，有一条不符就是冒充。赛点的工作人员：'),
        NEVER_ASKED,
        paragraph(
          '遇到这种情况请不要继续联系，保留记录并向我们投诉；已经受骗的，请立即拨打 110 或 96110 报警。',
        ),
      ],
    },
    {
      id: 'operator',
      title: '五、运营者信息',
      blocks: [
        paragraph(
          '当前版本用于演示和公开数据展示，尚未登记对外办公地址、电话与邮箱，因此不在这里列出。正式对外提供服务之前，我们会在本页公布运营者名称、备案信息和通信地址。',
        ),
      ],
    },
  ],
}
