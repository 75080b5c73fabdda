import { summaryOf, type Verdict, type WordedRow } from '@guide-studio/importing';
import { type Markup, markup } from '@guide-studio/sign-off/markup';

/** The page may load nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:70rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}
th,td{padding:.4rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent);text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{white-space:nowrap}
td:nth-child(3){white-space:pre-wrap}
p{max-width:45rem}`;

const order: readonly Verdict[] = ['lost', 'proposed', 'wider', 'narrower', 'equivalent', 'exact'];

const headings: Readonly<Record<Verdict, string>> = {
  lost: 'Lost: not in the guide',
  proposed: 'Proposed: read from prose, not in the guide yet',
  wider: 'Wider: the guide allows more',
  narrower: 'Narrower: the guide allows less',
  equivalent: 'Equivalent: the guide says the same in another way',
  exact: 'Exact: the guide says the same',
};

/** Returns a report as a page that loads and runs nothing, the worst first. */
export function reportHtml(file: string, format: string, rows: readonly WordedRow[]): string {
  const summary = summaryOf(rows);
  const groups = order.filter((verdict) => summary[verdict] > 0);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Import of ${file}</title>
<style>${{ source: style }}</style>
</head>
<body>
<h1>Import of ${file}</h1>
<p>Read as ${format}. ${summary.constructs} parts: ${order
    .toReversed()
    .map((verdict) => `${summary[verdict]} ${verdict}`)
    .join(', ')}.</p>
${groups.map((verdict) => groupOf(verdict, rows))}
</body>
</html>
`;
  return page.source;
}

function groupOf(verdict: Verdict, rows: readonly WordedRow[]): Markup {
  const own = rows.filter((row) => row.verdict === verdict);
  return markup`<section>
<h2>${headings[verdict]} (${own.length})</h2>
<table>
<tr><th scope="col">Place</th><th scope="col">Kind</th><th scope="col">Text</th><th scope="col">What became of it</th><th scope="col">Item</th></tr>
${own.map(
  (row) =>
    markup`<tr><td>${row.place}</td><td>${row.kind}</td><td dir="auto">${row.text}</td><td>${row.message}</td><td>${row.target ?? ''}</td></tr>
`,
)}</table>
</section>
`;
}
