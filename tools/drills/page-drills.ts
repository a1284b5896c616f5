/** A fault of a remote inside a page that is open: the page around it stands. */
export type PageDrill = {
  fault: string
  /** What the reader sees. */
  sees: string
  /** Part of the line in the console; null when nothing is reported. */
  reports: string | null
}

const COLLAPSED = '加载失败 in its place'
const AS_EVER = 'nothing'

/** Widgets of the remote, as a tab of a match that another remote shows. */
export const WIDGET_DRILLS = {
  'widget-render': {
    fault: 'throws while its widget renders',
    sees: COLLAPSED,
    reports: 'planted in widget render',
  },
  'widget-loop': {
    fault: 'sets state in each effect of its widget',
    sees: COLLAPSED,
    reports: 'its widget renders without end',
  },
  'widget-wait': {
    fault: 'has a widget whose Suspense never ends',
    sees: COLLAPSED,
    reports: 'its widget took more than 8 s',
  },
  'widget-clean-up': {
    fault: 'throws in the clean-up of its widget',
    sees: 'the next tab',
    reports: 'planted in widget clean-up',
  },
  'widget-fixed': {
    fault: 'has a widget with `position: fixed`',
    sees: 'it inside its place',
    reports: null,
  },
} as const satisfies Record<string, PageDrill>

/** Faults of a page that is open, or that the reader leaves. */
export const PAGE_DRILLS = {
  wait: {
    fault: 'has a page whose Suspense never ends',
    sees: '准备时间太长，已停止加载',
    reports: 'its page took more than 8 s',
  },
  'clean-up': {
    fault: 'throws in the clean-up of its page',
    sees: 'the next page',
    reports: 'planted in clean-up',
  },
  hostile: {
    fault: 'throws what throws when it is read',
    sees: 'the next page',
    reports: '(cannot be read)',
  },
  reducer: {
    fault: 'has a reducer that throws at every action',
    sees: AS_EVER,
    reports: 'planted in reducer',
  },
  'other-key': {
    fault: 'adds state of another remote',
    sees: AS_EVER,
    reports: 'may add state below "drill/"',
  },
  reset: {
    fault: 'empties the cache of all remotes',
    sees: AS_EVER,
    reports: 'only the shell may empty the cache',
  },
  host: {
    fault: 'replaces a function of its host',
    sees: AS_EVER,
    reports: 'Cannot assign to read only property',
  },
  platform: {
    fault: 'replaces `fetch`, `pushState`, `parse`',
    sees: AS_EVER,
    reports: "read only property 'parse'",
  },
  leftovers: {
    fault: 'leaves an element and a style sheet',
    sees: 'neither, once it has left',
    reports: null,
  },
} as const satisfies Record<string, PageDrill>
