import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { QuestionGroup } from '../question'
import { FEEDBACK, FIND_PASSWORD, PRIVACY, REAL_NAME, SETTINGS } from './references'

export const ACCOUNT: QuestionGroup = {
  id: 'account',
  title: '账号与登录',
  questions: [
    {
      id: 'code',
      title: '收不到验证码怎么办？',
      alsoCalled: '短信 没收到 登录不了',
      answer: [
        list(
          '核对手机号，目前只支持中国大陆手机号；',
          '看看短信是否被拦截或归入垃圾短信；',
          '两次发送至少间隔 60 秒，一小时最多 5 次；',
          '验证码 5 分钟内有效，新的一发出旧的就失效；输错 5 次需要重新获取。',
        ),
        paragraph('设过密码的，可以改用手机号或赛点号加密码登录。'),
      ],
    },
    {
      id: 'too-many',
      title: '提示“尝试次数过多”是怎么回事？',
      alsoCalled: '限制 锁定 稍后再试 操作太频繁',
      answer: [
        paragraph(
          '短时间内多次输错密码或验证码，系统会要求等一会儿，再错等待会变长。这是防止他人试出你的密码。等到提示的时间过去即可，也可以用验证码登录。',
        ),
      ],
    },
    {
      id: 'password',
      title: '忘记密码怎么办？',
      alsoCalled: '找回 重置 改密码',
      answer: [
        paragraph(
          '在',
          FIND_PASSWORD,
          '用手机号和验证码设置新密码。设置后所有设备都会退出登录，需要重新登录。',
        ),
        paragraph('密码 8 至 64 个字符，太常见的不能使用。'),
      ],
    },
    {
      id: 'devices',
      title: '怎样查看和退出登录过的设备？',
      alsoCalled: '被盗 别人登录 下线 安全',
      answer: [
        paragraph(
          '在',
          SETTINGS,
          '的“登录设备”里可以看到每台设备的名称、大致网络和最近使用时间，点退出即可让它下线。怀疑被盗时请先修改密码，其他设备会全部退出。',
        ),
      ],
    },
    {
      id: 'logged-out',
      title: '为什么要我重新登录？',
      alsoCalled: '掉线 退出登录 过期',
      answer: [
        list(
          '30 天没有使用，或者登录满 180 天；',
          '修改或重置了密码；',
          '在另一台设备上让这台退出；',
          '清除了浏览器数据，或使用无痕模式。',
        ),
      ],
    },
    {
      id: 'nickname',
      title: '昵称为什么不能用？',
      alsoCalled: '改名 重名 昵称被占用 敏感词',
      answer: [
        list(
          '长度为 2 至 16 个字，可以用中文、字母、数字和完整的表情；',
          '不能和别人的昵称看起来相同，例如用数字 0 代替字母 O；',
          '不能含有“官方”“客服”等容易误认的词，以及广告、辱骂、赌博等词；',
          '每天修改的次数有限。',
        ),
      ],
    },
    {
      id: 'portrait',
      title: '换了头像，为什么别人看到的还是旧的？',
      alsoCalled: '头像审核 审核中 上传失败',
      answer: [
        paragraph(
          '新头像审核通过之前只有你能看到，并标着“审核中”，别人看到的仍是旧头像；没有通过的，保留旧头像。',
        ),
        paragraph('图片不超过 5 MB，拍摄地点等附加信息会在上传时去除。'),
      ],
    },
    {
      id: 'real-name',
      title: '为什么要实名认证？信息安全吗？',
      alsoCalled: '身份证 姓名 隐私',
      answer: [
        paragraph(
          '实名用于满足法律要求和识别未成年人，由你自愿在',
          REAL_NAME,
          '提交。姓名和证件号加密保存，页面上始终打码，提交后不能更改；同一身份最多用于 3 个账号。详见',
          PRIVACY,
          '。',
        ),
      ],
    },
    {
      id: 'export',
      title: '怎样导出我的数据？',
      alsoCalled: '下载 备份 JSON 个人信息副本',
      answer: [
        paragraph(
          '在',
          SETTINGS,
          '的“导出数据与注销账号”里选择“导出我的数据”（反悔期内同样可以），会得到一份 JSON 文件，' +
            '包含资料、关注、历史、设置、金币明细、反馈等。文件里有你的个人信息，请妥善保管。',
        ),
      ],
    },
    {
      id: 'leave',
      title: '怎样注销账号？能反悔吗？',
      alsoCalled: '删除账号 销号 注销',
      answer: [
        paragraph(
          '在',
          SETTINGS,
          '的“导出数据与注销账号”里选择注销，用短信验证码确认。之后有 15 天反悔期，' +
            '期间登录后在“我的”里点“撤销注销”就能保留账号；期满后资料、关注、历史、实名信息等永久删除，未用完的金币作废，不能恢复。',
        ),
        paragraph('同一手机号之后可以重新注册，但那是一个全新的账号。'),
      ],
    },
    {
      id: 'number',
      title: '手机号换了怎么办？',
      alsoCalled: '更换手机 换号 停机',
      answer: [
        paragraph(
          '目前不能自助更换绑定的手机号。旧号码停用之前，请先设好密码：密码登录不需要收短信。需要帮助请通过',
          FEEDBACK,
          '联系我们，我们核实后处理。',
        ),
      ],
    },
  ],
}
