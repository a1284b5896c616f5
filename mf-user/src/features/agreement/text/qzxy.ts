import { list, paragraph, sheets } from '@saidian/shared/ui/rich-text'
import type { Agreement } from '../agreement'
import { CHANGES } from './parts/changes'
import { contactChapter } from './parts/contact'
import { EDITION } from './parts/edition'
import { COMMUNITY_RULES, FEEDBACK, TERMS } from './parts/references'

export const agreement: Agreement = {
  name: 'qzxy',
  title: '圈子协议',
  ...EDITION,
  summary: [
    list(
      '圈子是球迷按球队、联赛聚在一起聊球的地方；',
      '加入圈子即同意本协议和该圈的圈规；',
      '圈主和管理员替大家维持秩序，权力来自规则，也受规则约束。',
    ),
  ],
  chapters: [
    {
      id: 'scope',
      title: '一、圈子与本协议',
      blocks: [
        paragraph(
          '本协议是',
          TERMS,
          '的组成部分，约定圈子里的成员、圈主、管理员与平台之间的关系；内容上的要求见',
          COMMUNITY_RULES,
          '。',
        ),
        paragraph(
          '官方圈子由平台按联赛和球队设立，名称只表示讨论的主题，不代表与该联赛、球队有合作或授权关系。',
        ),
      ],
    },
    {
      id: 'joining',
      title: '二、加入与退出',
      blocks: [
        list(
          '登录后可以加入公开的圈子；设有验证的圈子由管理员审核；',
          '任何时候都可以退出，退出后你发布的内容仍保留，可以自行删除；',
          '同一账号被圈子移出后，在移出期限内不能再次加入；',
          '未满 18 周岁的成员受青少年模式保护，圈子不得向其展示指数、彩票和消费内容。',
        ),
      ],
    },
    {
      id: 'roles',
      title: '三、各自能做什么',
      blocks: [
        sheets(
          {
            title: '成员',
            facts: [
              ['可以', '发帖、评论、投票、举报、退出'],
              ['应当', '遵守圈规，尊重其他成员，不带节奏、不拉踩'],
            ],
          },
          {
            title: '管理员',
            facts: [
              ['可以', '置顶、加精、移动和删除帖子，禁言成员最多 7 天'],
              ['应当', '处理时写明理由，回避与自己有争执的事'],
            ],
          },
          {
            title: '圈主',
            facts: [
              ['可以', '制定圈规，任免管理员，移出成员'],
              ['应当', '保持圈子活跃有序，及时处理举报'],
            ],
          },
          {
            title: '平台',
            facts: [
              ['可以', '处理一切违规，撤换不履职的圈主，合并或关闭圈子'],
              ['应当', '公开依据，受理申诉'],
            ],
          },
        ),
      ],
    },
    {
      id: 'rules',
      title: '四、圈规',
      blocks: [
        list(
          '圈规写在圈子首页，修改后对此后的行为有效；',
          '圈规可以比社区规则更严格，例如限定主题、发帖格式，但不得与法律和社区规则抵触；',
          '圈规不得收取费用，不得歧视，不得要求成员提供身份证、手机号等个人信息，也不得要求站外加群。',
        ),
      ],
    },
    {
      id: 'limits',
      title: '五、圈主与管理员不得',
      blocks: [
        list(
          '买卖、出租圈子或管理权限；',
          '收受好处发布或删除内容，为博彩、引流提供便利；',
          '打击报复举报人，因立场不同滥删滥禁；',
          '泄露因管理得知的成员信息；',
          '以平台工作人员名义活动。圈主、管理员是志愿者，与平台没有劳动关系。',
        ),
        paragraph('违反的，平台可以撤销职务并按社区规则处理。'),
      ],
    },
    {
      id: 'content',
      title: '六、圈内内容',
      blocks: [
        list(
          '帖子的权利归发布者，责任由发布者承担；',
          '加精、置顶不表示平台赞同其观点；',
          '删除账号时，你的帖子按注销规则处理；被他人引用的部分可能仍以引用形式存在。',
        ),
      ],
    },
    {
      id: 'closing',
      title: '七、关闭与转让',
      blocks: [
        list(
          '圈主 30 天不登录的，平台可以从管理员或活跃成员中另选圈主；',
          '长期无人发言，或多次出现严重违规的圈子，平台可以关闭；',
          '关闭前在圈内公告至少 7 天，紧急情形除外；关闭后内容不再公开，作者仍可在“我的帖子”中看到并取回。',
        ),
      ],
    },
    {
      id: 'appeal',
      title: '八、申诉',
      blocks: [
        paragraph(
          '对圈主、管理员的处理不服，先在圈内沟通；沟通无果的，30 天内通过',
          FEEDBACK,
          '向平台申诉。平台的复核结论对圈内处理有最终效力，不影响你依法维权。',
        ),
      ],
    },
    { id: 'changes', title: '九、协议的修改', blocks: CHANGES },
    contactChapter('十'),
  ],
}
