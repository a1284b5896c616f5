import { useEffect } from 'react'
import { showToast } from './show-toast'

export const isOverlay = true

export function Plain() {
  useEffect(() => showToast({ text: '已复制链接' }), [])
  return null
}

export function Success() {
  useEffect(() => showToast({ text: '保存成功', kind: 'success' }), [])
  return null
}

export function Fail() {
  useEffect(() => showToast({ text: '网络不可用，请稍后再试', kind: 'fail' }), [])
  return null
}
