import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Agreement } from '../agreement'
import { BANNED_CONTENT } from './community/banned'
import { PENALTIES } from './community/penalties'
import { CHANGES } from './parts/changes'
import { contactChapter } from './parts/contact'
import { EDITION } from './parts/edition'
import { CIRCLE_TERMS, FEEDBACK, TERMS } from './parts/references'

export const agreement: Agreement = {
  name: 'sqgz',
  title: '社区规则',
  ...EDITION,
  summary: [
    list(
      '聊球不骂人，争论不攻击；',
      '不发赌博广告、群号和引流信息；',
      '不造谣，不剧透，不冒充；',
      '看到违规请举报，不要以骂制骂。',
    ),
  ],
  chapters: [
    {
      id: 'scope',
      title: '一、在哪里适用',
      blocks: [
        paragraph(
          '本规则是',
          TERMS,
          '的组成部分，适用于帖子、评论、弹幕、聊天室、私信与群聊、昵称、头像、个人主页、专家推荐的文字等一切由用户发布的内容。圈子另有约定的，同时遵守',
          CIRCLE_TERMS,
          '和圈规。',
        ),
      ],
    },
    {
      id: 'welcome',
      title: '二、我们欢迎',
      blocks: [
        list(
          '对比赛、战术、球员有依据的分析，和来自现场的见闻；',
          '支持自己的球队，也尊重对手和对手的球迷；',
          '转述消息注明来源，引用数据注明时间；',
          '帮助新人，指出错误时对事不对人。',
        ),
      ],
    },
    { id: 'banned', title: '三、禁止的内容', blocks: BANNED_CONTENT },
    {
      id: 'spoilers',
      title: '四、剧透与转播',
      blocks: [
        list(
          '比赛进行中和结束后 24 小时内，请不要在标题、昵称和无关的帖子里写出比分；',
          '比赛聊天室和直播间里可以讨论正在进行的比赛；',
          '不得发布未经授权的直播源、录像下载链接或录屏。',
        ),
      ],
    },
    {
      id: 'tips',
      title: '五、发表推荐',
      blocks: [
        list(
          '推荐只是个人看法，应当写明理由，不得使用“稳赚”“必中”“包红”等保证性说法；',
          '开赛后不能修改、删除推荐，失败的记录同样保留；',
          '不得在推荐中引导站外联系、站外付费或投注；',
          '不得操纵比赛、虚构内幕，或以推荐为名收取费用之外的好处。',
        ),
      ],
    },
    { id: 'penalties', title: '六、违规怎么处理', blocks: PENALTIES },
    {
      id: 'report',
      title: '七、举报与申诉',
      blocks: [
        paragraph(
          '每条内容的菜单里都有“举报”。选择原因并提交即可，举报人信息保密；恶意、批量的不实举报同样违规。',
        ),
        paragraph(
          '认为处理有误的，请在 30 天内通过',
          FEEDBACK,
          '申诉，写明被处理的内容和理由。申诉由未参与原处理的人员复核，复核期间处理继续有效。',
        ),
        paragraph('你也可以随时拉黑他人：拉黑后对方不能给你发消息、评论或关注你。'),
      ],
    },
    {
      id: 'location',
      title: '八、IP 属地',
      blocks: [
        paragraph(
          '依照互联网用户账号信息管理的规定，公开发布的内容旁展示 IP 属地，境内到省（区、市），境外到国家或地区。属地由网络地址判断，可能与实际位置不同，不能关闭或自行修改。',
        ),
      ],
    },
    { id: 'changes', title: '九、规则的修改', blocks: CHANGES },
    contactChapter('十'),
  ],
}
