/** `data-failure` of the card in place of the page; null when the page stays. */
export type Card = 'execution' | 'setup-timeout' | 'render-loop' | 'files' | 'timeout' | null

/** A way to break a remote that only a page sees: publish accepts the version. */
export type RuntimeDrill = {
  fault: string
  card: Card
  /** What the reader sees. */
  sees: string
  /** Part of the line in the console; null when nothing is reported. */
  reports: string | null
}

/** Each is a step of `e2e/journeys/survive-thirty-drills.spec.ts` and a row of `docs/drills.md`. */
export const RUNTIME_DRILLS = {
  nothing: {
    fault: 'breaks nothing',
    card: null,
    sees: 'the page with what setup read by call and topic',
    reports: null,
  },
  entry: {
    fault: 'throws in its entry',
    card: 'execution',
    sees: '页面运行出错了',
    reports: 'planted in entry',
  },
  import: {
    fault: 'throws at import',
    card: 'execution',
    sees: '页面运行出错了',
    reports: 'planted at import',
  },
  setup: {
    fault: 'throws in setup',
    card: 'execution',
    sees: '页面运行出错了',
    reports: 'its setup threw: Error: planted in setup',
  },
  'setup-silence': {
    fault: 'has a setup that never resolves',
    card: 'setup-timeout',
    sees: '准备时间太长，已停止加载',
    reports: 'its setup took more than 8 s',
  },
  render: {
    fault: 'throws while it renders',
    card: 'execution',
    sees: '页面运行出错了',
    reports: 'planted in render',
  },
  effect: {
    fault: 'throws in an effect',
    card: 'execution',
    sees: '页面运行出错了',
    reports: 'planted in effect',
  },
  handler: {
    fault: 'throws in an event handler',
    card: null,
    sees: 'the page; the button does nothing',
    reports: 'planted in handler',
  },
  timer: {
    fault: 'throws in a timer',
    card: null,
    sees: 'the page',
    reports: 'planted in timer',
  },
  promise: {
    fault: 'rejects a promise that no code handles',
    card: null,
    sees: 'the page',
    reports: 'planted in promise',
  },
  'render-loop': {
    fault: 'sets state in each render',
    card: 'render-loop',
    sees: '页面停不下来，已停止运行',
    reports: 'error #301',
  },
  'layout-loop': {
    fault: 'sets state in each layout effect',
    card: 'render-loop',
    sees: '页面停不下来，已停止运行',
    reports: 'error #185',
  },
  'effect-loop': {
    fault: 'sets state in each effect',
    card: 'render-loop',
    sees: '页面停不下来，已停止运行',
    reports: 'its page renders without end',
  },
  globals: {
    fault: 'overwrites globals of the shell',
    card: null,
    sees: 'the page: these globals are read-only',
    reports: null,
  },
  missing: {
    fault: 'its files answer 404',
    card: 'files',
    sees: '文件没有加载成功，请检查网络后重试',
    reports: 'remoteEntry.js',
  },
  busy: {
    fault: 'its files answer 503 with HTML',
    card: 'files',
    sees: '文件没有加载成功，请检查网络后重试',
    reports: 'remoteEntry.js',
  },
  'other-json': {
    fault: 'its files answer other JSON',
    card: 'files',
    sees: '文件没有加载成功，请检查网络后重试',
    reports: 'remoteEntry.js',
  },
  changed: {
    fault: 'a byte of its entry is changed',
    card: 'files',
    sees: '文件没有加载成功，请检查网络后重试',
    reports: 'remoteEntry.js',
  },
  silent: {
    fault: 'its entry never answers',
    card: 'timeout',
    sees: '网络太慢，加载超时了',
    reports: 'timed out',
  },
  slow: {
    fault: 'its files take a second each',
    card: null,
    sees: '加载中, then the page',
    reports: null,
  },
  'lost-page': {
    fault: 'the file of its page is gone',
    card: 'files',
    sees: '文件没有加载成功，请检查网络后重试',
    reports: 'Loading chunk',
  },
} as const satisfies Record<string, RuntimeDrill>
