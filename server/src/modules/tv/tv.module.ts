import { getTvMatches } from '@saidian/shared/contracts/tv'
import { serve } from '../../platform/http'
import type { Module } from '../../platform/module'
import type { AnchorRooms } from '../rooms'

/** Matches with video: those that rooms of anchors show or announce. */
export function tvModule({ lists }: { lists: Pick<AnchorRooms['lists'], 'tv'> }): Module {
  return {
    name: 'tv',
    routes: (app) => serve(app, getTvMatches, ({ user }) => lists.tv(user)),
  }
}
