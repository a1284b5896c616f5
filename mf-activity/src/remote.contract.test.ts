import { getAppResource } from '@saidian/shared/contracts/app'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { answer, testRemote } from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'

const APP = {
  appName: '赛点直播',
  appHost: 'https://saidian.example',
  android: null,
  ios: null,
}

testRemote(remote, meta as RemoteMeta, {
  answers: { [`GET ${getAppResource.path}`]: answer(APP) },
  routes: {
    '/download': { shows: '赛点直播' },
    '/download/Android': { shows: '安卓' },
    '/download/android-down': { shows: '安装' },
    '/download/ios-down': { shows: '主屏幕' },
    '/download/wapStep': { shows: '主屏幕' },
  },
})
