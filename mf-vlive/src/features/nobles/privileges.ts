import type { NoblePrivilege } from '@saidian/shared/contracts/rooms'

type Text = { name: string; about: string }

/** What each privilege is called and what it does. */
export const PRIVILEGE_TEXTS: Record<NoblePrivilege, Text> = {
  badge: { name: '贵族徽章', about: '发言和榜单里，名字前有等级徽章' },
  entrance: { name: '进场提示', about: '进入直播间时，聊天里有一行欢迎' },
  danmakuColor: { name: '彩色弹幕', about: '自己的弹幕用等级的颜色显示' },
  chatPriority: { name: '发言优先', about: '聊天太快时，发言优先显示' },
  monthlyBag: { name: '每月礼包', about: '开通和续费时，背包里得到礼物' },
}
