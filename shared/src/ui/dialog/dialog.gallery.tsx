import { useEffect } from 'react'
import { askDialog } from './ask-dialog'

export const isOverlay = true

export function Question() {
  useEffect(() => {
    void askDialog({
      title: '删除这条记录？',
      body: '删除后不能恢复。',
      confirm: '删除',
      cancel: '取消',
    })
  }, [])
  return null
}

export function Notice() {
  useEffect(() => {
    void askDialog({ title: '已在其他设备登录', confirm: '知道了' })
  }, [])
  return null
}

export function LongText() {
  useEffect(() => {
    void askDialog({
      title: '注销账号需要再次确认你的身份，十五天内可以撤销',
      body: '注销后，关注的比赛、浏览记录、金币和实名信息都会删除，其他用户不再能看到你的主页。已经参加的活动按活动规则处理。',
      confirm: '继续注销',
      cancel: '再想想',
    })
  }, [])
  return null
}
