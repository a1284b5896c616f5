/**
 * Colours of the three themes: page, card, line, placeholder of text, and two kinds of text. The
 * same as in `shared/ui/tokens.css`.
 */
export const SURFACES = {
  light: [
    'rgb(245 247 250)',
    'rgb(255 255 255)',
    'rgb(236 239 244)',
    'rgb(240 242 246)',
    'rgb(17 20 28)',
    'rgb(84 93 110)',
  ],
  dark: [
    'rgb(15 17 21)',
    'rgb(24 27 33)',
    'rgb(38 42 50)',
    'rgb(33 37 45)',
    'rgb(246 248 251)',
    'rgb(160 168 182)',
  ],
  black: [
    'rgb(0 0 0)',
    'rgb(11 12 15)',
    'rgb(30 33 39)',
    'rgb(24 26 31)',
    'rgb(246 248 251)',
    'rgb(160 168 182)',
  ],
} as const

/** Names of the tokens above, in the same order. */
export const SURFACE_TOKENS = [
  '--surface-page',
  '--surface-card',
  '--line',
  '--surface-sunken',
  '--text-title',
  '--text-second',
] as const

/** As `--font-family`. */
export const FONT_FAMILY =
  '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "HarmonyOS Sans", "Noto Sans CJK SC", ' +
  '"Microsoft YaHei", system-ui, sans-serif'

const colours = (theme: keyof typeof SURFACES) =>
  SURFACES[theme].map((colour, index) => `--sk${index}:${colour}`).join(';')

/**
 * Styles of the first paint, before the style sheets are loaded; those use the same names and
 * sizes.
 */
export const CRITICAL_STYLE = [
  'html{font-size:calc(min(100vw,540px)/7.5);background:var(--sk0)}body{margin:0}',
  `:root{color-scheme:light;${colours('light')}}`,
  `@media(prefers-color-scheme:dark){:root:not([data-theme]){`,
  `color-scheme:dark;${colours('dark')}}}`,
  `:root[data-theme=dark]{color-scheme:dark;${colours('dark')}}`,
  `:root[data-theme=black]{color-scheme:dark;${colours('black')}}`,
  '.sk{box-sizing:border-box;max-width:7.5rem;min-height:100dvh;margin:0 auto;overflow:hidden}',
  '.sk i{display:block;border-radius:.08rem;background:var(--sk3)}',
  // The text has its final place, so that it is readable at once and does not move.
  '.sk-banner{box-sizing:border-box;display:flex;flex-direction:column;justify-content:center;',
  'height:.88rem;padding-left:1.6rem;border-bottom:1px solid var(--sk2);background:var(--sk1);',
  `font:.22rem/1.4 ${FONT_FAMILY};color:var(--sk5)}`,
  '.sk-banner b{font-size:.26rem;font-weight:600;color:var(--sk4)}',
  '[data-banner=closed] .sk-banner{display:none}',
  '@media(display-mode:standalone){.sk-banner{display:none}}',
  '.sk-head{display:flex;align-items:center;gap:.48rem;height:.88rem;padding:0 .32rem;',
  'background:var(--sk1)}',
  '.sk-title{width:.72rem;height:.34rem}',
  '.sk-card{margin:.16rem;border-radius:.24rem;background:var(--sk1)}',
  '.sk-row{display:flex;align-items:center;gap:.24rem;height:1.28rem;padding:0 .24rem}',
  '.sk-row>div{flex:1}.sk-time{width:.6rem;height:.3rem}',
  '.sk-line{width:60%;height:.3rem;margin:.12rem 0}',
  '.sk .sk-short{width:45%}.sk-score{width:.3rem;height:.72rem}',
  '.sk-tabs{position:fixed;bottom:0;left:50%;display:flex;width:100%;max-width:7.5rem;height:1rem;',
  'padding-bottom:env(safe-area-inset-bottom,0px);transform:translateX(-50%);',
  'border-top:1px solid var(--sk2);background:var(--sk1)}',
  '.sk-tabs span{flex:1;display:grid;place-content:center;justify-items:center;gap:.08rem}',
  '.sk .sk-icon{width:.44rem;height:.44rem;border-radius:50%}.sk-word{width:.5rem;height:.2rem}',
].join('')
