import { getTvMatches } from '@saidian/shared/contracts/tv'
import { RequestError } from '../../platform/errors'
import { serve } from '../../platform/http'
import type { Module } from '../../platform/module'

/** List of matches with video. There is no video yet: the endpoint always answers `tv.no_video`. */
export function tvModule(): Module {
  return {
    name: 'tv',
    routes: (app) => {
      serve(app, getTvMatches, () => {
        throw new RequestError('tv.no_video')
      })
    },
  }
}
