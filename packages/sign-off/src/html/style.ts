/** The style of a pack on screen and paper: one column, dark on light, no information by colour alone. */
export const style = `
:root { color-scheme: light; --ink: #16202e; --quiet: #4a5568; --line: #cbd3df; --tint: #f3f6fa; --mark: #1f4f8f; }
* { box-sizing: border-box; }
html { font: 15px/1.55 'Pack', system-ui, sans-serif; color: var(--ink); background: #fff; }
body { margin: 0 auto; padding: 48px 32px 64px; max-inline-size: 820px; overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 20px; line-height: 1.3; margin: 40px 0 8px; padding-block-end: 6px; border-block-end: 2px solid var(--ink); }
h3 { font-size: 16px; line-height: 1.45; margin: 0; font-weight: 600; white-space: pre-line; }
h4 { font-size: 15px; margin: 16px 0 4px; }
p { margin: 4px 0; white-space: pre-line; }
.item p, .item h3, .facts dd { text-align: -webkit-match-parent; text-align: match-parent; }
ol, ul { margin: 4px 0; padding-inline-start: 24px; }
.sub { color: var(--quiet); margin: 0 0 24px; }
.facts { display: grid; grid-template-columns: minmax(140px, max-content) 1fr; gap: 4px 24px; margin: 0; }
.facts dt { color: var(--quiet); } .facts dd { margin: 0; }
.contents ol { columns: 2; column-gap: 32px; } .contents a { color: var(--mark); }
.kind { color: var(--quiet); font-weight: 400; font-size: 14px; }
.item { margin: 20px 0; padding-inline-start: 44px; position: relative; break-inside: avoid; }
.item.long { break-inside: auto; }
.number { position: absolute; inset-inline-start: 0; inset-block-start: 0; min-inline-size: 32px; font-weight: 600; color: var(--mark); font-variant-numeric: tabular-nums; }
.asked { display: inline-block; font-size: 13px; color: var(--quiet); margin: 2px 0 4px; }
.asked.some { background: var(--tint); border-inline-start: 3px solid var(--mark); padding: 1px 8px; color: var(--ink); }
.answers { margin: 6px 0; } .answers li { white-space: pre-line; }
.mark { color: var(--quiet); font-size: 13px; } .mark::before { content: '— '; }
.details { color: var(--quiet); font-size: 13px; margin: 4px 0; }
.aside { background: var(--tint); border-radius: 6px; padding: 6px 12px; margin: 6px 0; font-size: 14px; }
.concept { border: 1px solid var(--line); border-radius: 6px; padding: 10px 14px; margin: 8px 0; break-inside: avoid; }
.print { font-variant-numeric: tabular-nums; font-family: 'Pack Mono', ui-monospace, monospace; font-size: 13px; }
.sign { display: grid; grid-template-columns: 2fr 1fr 2fr; gap: 40px 24px; margin: 48px 0 0; break-inside: avoid; }
.sign div { border-block-start: 1px solid var(--ink); padding-block-start: 4px; color: var(--quiet); font-size: 13px; min-block-size: 24px; }
.skip { position: absolute; inset-inline-start: -9999px; } .skip:focus { position: static; }
a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
.pictures { display: flex; flex-wrap: wrap; gap: 12px; } .picture { max-inline-size: min(100%, 420px); max-block-size: 320px; block-size: auto; border: 1px solid #c9d1dc; border-radius: 4px; break-inside: avoid; }
@media (max-width: 560px) { body { padding: 24px 16px; } .contents ol { columns: 1; } .facts { grid-template-columns: 1fr; } .facts dd { margin-block-end: 6px; } .sign { grid-template-columns: 1fr; } }
@media print { body { padding: 0; max-inline-size: none; } h2, h2 + .details { break-after: avoid; } h3, .asked { break-after: avoid; } section:has(> .sign) { break-inside: avoid; } .skip { display: none; } a { color: inherit; text-decoration: none; } }
@page { size: A4; margin: 18mm 16mm 20mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; color: #4a5568; } }
`;
