import { FONT_FAMILY } from './critical-style.rules'

/**
 * Style of the text of a page in its first HTML: the rules of `shared/ui/document.css`, with the
 * values of the tokens, because it applies before the style sheets are loaded.
 */
export const DOCUMENT_STYLE = [
  ':root[data-text="small"]{--doc-scale:0.9}:root[data-text="large"]{--doc-scale:1.15}',
  ':root[data-text="largest"]{--doc-scale:1.3}',
  '.doc{padding:.32rem .32rem .48rem;background:var(--sk1);color:var(--sk4);',
  `font-family:${FONT_FAMILY};font-size:calc(.34rem * var(--doc-scale, 1));`,
  'line-height:1.75;overflow-wrap:anywhere}',
  '.doc h1{margin:0 0 .24rem;font-size:.48rem;font-weight:600;line-height:1.4}',
  '.doc h2{margin:.48rem 0 0;font-size:1.1em;font-weight:600;line-height:1.5}',
  '.doc p{margin:.32rem 0 0}',
  '.doc .doc-meta{margin:0;color:var(--sk5);font-size:.24rem;line-height:1.6}',
  '.doc .doc-lead{padding:.16rem .24rem;border-radius:.16rem;background:var(--sk3);',
  'color:var(--sk5);font-size:.3rem;line-height:1.6}',
  '.doc a{color:var(--brand-text,inherit);text-decoration:none}',
  '.doc ul,.doc ol{margin:.32rem 0 0;padding:0 0 0 1.3em;list-style:revert}',
  '.doc blockquote{margin:.32rem 0 0;padding:0 0 0 .24rem;',
  'border-left:.08rem solid var(--sk2);color:var(--sk5)}',
  '.doc figure{margin:.32rem 0 0}',
  '.doc img{display:block;width:100%;height:auto;border-radius:.16rem;',
  'background:var(--sk3)}',
  '.doc figcaption,.doc caption{padding:.16rem 0 0;color:var(--sk5);font-size:.24rem;',
  'line-height:1.6;text-align:center;caption-side:bottom}',
  '.doc caption a{text-decoration:underline}',
  '.doc .doc-table{margin:.32rem 0 0;overflow-x:auto}',
  '.doc table{width:100%;border-collapse:collapse;font-size:.26rem;',
  'font-variant-numeric:tabular-nums;line-height:1.5;white-space:nowrap}',
  '.doc th,.doc td{padding:.16rem;border-bottom:1px solid var(--sk2);font-weight:400;',
  'text-align:left}',
  '.doc th{color:var(--sk5)}',
  '.doc .doc-match{display:flex;flex-direction:column;justify-content:center;height:1.28rem;',
  'margin:.32rem 0 0;padding:0 .24rem;overflow:hidden;border-radius:.16rem;background:var(--sk3);',
  'color:var(--sk4);font-size:.3rem;line-height:1.6;white-space:nowrap}',
  '.doc .doc-video{margin:.32rem 0 0;border-radius:.16rem;background:rgb(8 9 11);',
  'aspect-ratio:16 / 9}',
].join('')
