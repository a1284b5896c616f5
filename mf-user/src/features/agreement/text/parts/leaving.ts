import { list, paragraph } from '@saidian/shared/ui/rich-text'
import { SETTINGS } from './references'

/** How an account is deleted, with the 15 days in which the user can cancel. */
export const LEAVING = [
  paragraph(
    '你可以随时在',
    SETTINGS,
    '中选择“注销账号”，用短信验证码确认后提交。提交后有 15 天反悔期：期间账号仍可登录，' +
      '登录后在“我的”里点“撤销注销”即可保留，也仍可导出数据；期满没有撤销的，账号被永久删除，不能恢复。',
  ),
  list(
    '删除的内容包括：手机号、密码、登录设备、昵称与头像、实名信息、关注、收藏、浏览历史、设置、意见反馈及其图片；',
    '未用完的金币在删除时一并作废，注销前请先用完；',
    '为防止赛点号被重复使用，只保留不含个人信息的赛点号和注销时间；',
    '金币账目只保留不能再对应到你的记账分录，用于保证账目平衡；',
    '删除之后，同一手机号可以重新注册为一个全新的账号。',
  ),
] as const
