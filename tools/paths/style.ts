/** The report's style sheet, with the shop's colors copied from its design tokens, light and dark by system preference. */
export const style = `
:root {
  --bg: #f3f6f6; --surface: #ffffff; --sunken: #f8fafa; --border: #c5d0d1; --text: #101c1f; --text-2: #4a585c;
  --brand: #00737a; --browser: #1b6b32; --unit: #1f4f9e; --none: #b3261e; --danger-soft: #fdeceb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b1416; --surface: #111c1f; --sunken: #182629; --border: #365055; --text: #eaf1f1; --text-2: #b0c0c2;
    --brand: #3cc4bd; --browser: #7ed397; --unit: #94bdf5; --none: #ff8f87; --danger-soft: #3a1714;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-block-start: 16px; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0; background: var(--bg); color: var(--text); line-height: 1.75;
  font-family: 'Vazirmatn Variable', Vazirmatn, Tahoma, system-ui, sans-serif; font-size: 15px;
}
header, main { max-width: 1440px; margin-inline: auto; padding: 16px; }
h1 { font-size: 26px; margin: 16px 0 4px; }
h2 { font-size: 20px; margin: 0 0 8px; }
h3 { font-size: 15px; margin: 12px 0 4px; }
small { color: var(--text-2); font-weight: 400; font-size: 13px; }
p { margin: 0 0 12px; max-width: 70ch; color: var(--text-2); }
a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.legend { display: flex; flex-wrap: wrap; gap: 8px 24px; list-style: none; margin: 0; padding: 0; }
.legend li::before { content: ''; display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-inline-end: 8px; background: currentcolor; }
.legend .sign::before { content: attr(data-sign); width: 18px; height: 18px; border-radius: 9px; text-align: center; line-height: 18px; font-weight: 700; background: var(--sign); color: var(--surface); }
.sign.browser { --sign: var(--browser); } .sign.none { --sign: var(--none); }
.contents { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 0; padding: 0; }
.browser { color: var(--browser); } .unit { color: var(--unit); } .none { color: var(--none); }
tr.browser td, tr.unit td, tr.none td { color: var(--text); }
.panel { background: var(--surface); border: 1px solid var(--border); border-radius: 12px; padding: 16px; margin-block-end: 16px; }
.fine { color: var(--browser); }
.faults { background: var(--danger-soft); border-radius: 12px; padding: 8px 16px; color: var(--none); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 8px; border-block-end: 1px solid var(--border); font-variant-numeric: tabular-nums; }
th[dir], td[dir='ltr'] { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 12px; text-align: end; }
td ul { margin: 0; padding: 0; list-style: none; font-size: 12px; color: var(--text-2); }
progress { width: 96px; height: 8px; accent-color: var(--brand); vertical-align: middle; }
.chart { margin: 8px 0 16px; overflow: auto; max-height: 85vh; border: 1px solid var(--border); border-radius: 8px; }
.chart svg { display: block; margin-inline: auto; }
pre { overflow-x: auto; font-size: 12px; line-height: 1.6; }
summary { cursor: pointer; padding-block: 10px; font-weight: 600; }
ol { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 12px; line-height: 1.8; overflow-wrap: anywhere; }
ol i { color: var(--text-2); font-style: normal; } ol b { color: var(--brand); font-weight: 600; }
ol b::before { content: '→ '; }
`

/** Two charts side by side; on a narrow screen stacked, both sized to fit. Headings stay in view. */
export const pairStyle = `
html { scroll-padding-block-start: 0; }
header, main { max-width: none; }
h1, .contents, figcaption { overflow-wrap: anywhere; }
/* The links of a pair stay under the heading, in one row that scrolls sideways. */
.changes { position: sticky; inset-block-start: 44px; z-index: 2; flex-wrap: nowrap; block-size: 44px; align-items: center; overflow: auto hidden; overflow-wrap: normal; white-space: nowrap; background: var(--surface); }
/* Links cut off at the edge fade out. */
.changes { padding-inline-end: 40px; mask-image: linear-gradient(to right, #000 calc(100% - 40px), transparent); }
[dir=rtl] .changes { mask-image: linear-gradient(to left, #000 calc(100% - 40px), transparent); }
.changes li { flex: none; } .changes + .sides { --links: 44px; }
.contents li { min-width: 0; } .contents [aria-current] { font-weight: 700; }
figure { margin: 0; min-width: 0; } figcaption { font-weight: 600; } figcaption small { display: block; }
.panel h2 { z-index: 2; line-height: 44px; margin: 0; } .panel h2, figcaption { position: sticky; inset-block-start: 0; background: var(--surface); }
figcaption { inset-block-start: calc(44px + var(--links, 0px)); z-index: 1; padding-block: 4px; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); column-gap: 16px; scroll-margin-block-start: calc(44px + var(--links, 0px)); padding-block-start: 4px; }
.sides .chart { max-height: calc(100vh - 140px - var(--links, 0px)); margin-block: 0 16px; }
@media (max-width: 1041px) { .sides .chart { max-height: calc(32vh - var(--links, 0px) / 2); margin-block-end: 8px; } }
.mark { fill: none; stroke: var(--brand); stroke-width: 3; stroke-dasharray: 6 3; rx: 6px; pointer-events: none; }
.mark.target { stroke-dasharray: 2 3; }
.legend .frame::before { background: none; width: 18px; border: 2px dashed var(--brand); } .legend .frame.target::before { border-style: dotted; }
.sign.noted { --sign: var(--brand); }
.mark.start { visibility: hidden; }
`
