import type { Pack, PackAnswer, PackBlock, PackConcept, PackFinding, PackItem, PackTest } from '../pack/pack.ts';
import { packWords } from '../words/messages.ts';
import type { PackWords } from '../words/messages.types.ts';

/**
 * Returns the pack as Markdown that is readable as plain text. Texts of the guide never become markup.
 *
 * @param pack As {@link packOf} returns it.
 * @example
 * ```ts
 * import { block, guide, open } from '@guide-studio/guide-core/author';
 * import { markdownOf, packOf } from '@guide-studio/sign-off';
 *
 * const cooking = guide('Home cooking', {}, [block('Last week', [open('What did you cook?')])]);
 * const lines = markdownOf(packOf(cooking, { fingerprint: 'a1b2c3d4' })).split('\n');
 * console.log(lines.find((line) => line.startsWith('**'))); // **1\. What did you cook?**
 * ```
 */
export function markdownOf(pack: Pack): string {
  const words = packWords[pack.language === 'de' ? 'de' : 'en'];
  const lines = [
    `# ${plain(pack.title)}`,
    pack.subtitle,
    `## ${words.aboutStudy}`,
    pack.facts.map(({ label, text }) => `- ${label}: ${plain(text)}`).join('\n'),
    ...labelledLines(words.goal, pack.goal),
    ...labelledLines(words.background, pack.background),
    ...(pack.changes
      ? [`## ${words.changesSince(plain(pack.changes.since))}`, pack.changes.summary, ...changes(pack.changes.groups)]
      : []),
    ...findingLines(pack.findings, words),
    ...(pack.welcome
      ? [
          `## ${words.welcome}`,
          ...labelledLines(null, pack.welcome.title),
          ...labelledLines(null, pack.welcome.message),
        ]
      : []),
    ...pack.blocks.flatMap((block) => blockLines(block, words)),
    ...(pack.closing === '' ? [] : [`## ${words.closing}`, paragraph(pack.closing)]),
    ...(pack.readings === null
      ? []
      : [`## ${pack.readings.title}`, pack.readings.sentences.map((sentence) => `- ${sentence}`).join('\n')]),
    ...testLines(pack.tests, words),
    `## ${words.signature}`,
    words.signatureNote,
    `${words.fingerprint}: \`${pack.fingerprint}\``,
    words.fingerprintNote,
    ...(pack.approvals.length === 0
      ? []
      : [`### ${words.approvals}`, pack.approvals.map(({ text }) => `- ${plain(text)}`).join('\n')]),
    `${words.name}: ____________________  ${words.date}: ____________  ${words.sign}: ____________________`.replaceAll(
      '_',
      '\\_',
    ),
  ];
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`;
}

function labelledLines(label: string | null, text: string): readonly string[] {
  if (text === '') return [];
  return label === null ? [paragraph(text)] : [`**${label}**`, paragraph(text)];
}

function changes(groups: NonNullable<Pack['changes']>['groups']): readonly string[] {
  return groups.flatMap((group) => [
    `### ${plain(group.title)}`,
    group.changes.map((change) => `- ${plain(change)}`).join('\n'),
  ]);
}

function blockLines(block: PackBlock, words: PackWords): readonly string[] {
  return [
    `## ${block.number}. ${plain(block.title)} (${block.kind})`,
    ...block.notes,
    ...block.concepts.flatMap((concept) => conceptLines(concept, words)),
    ...block.items.flatMap((item) => itemLines(item, words)),
  ];
}

function conceptLines(concept: PackConcept, words: PackWords): readonly string[] {
  return [
    `### ${words.concept}: ${plain(concept.name)}`,
    ...(concept.shown === '' ? [] : [`*${plain(concept.shown)}*`]),
    ...labelledLines(null, concept.title),
    ...labelledLines(null, concept.description),
    list(concept.details.map((text) => ({ text, marks: [] }))),
  ];
}

function itemLines(item: PackItem, words: PackWords): readonly string[] {
  return [
    `**${item.number}\\. ${breaks(plain(item.text))}**`,
    `*${item.type} · ${plain(item.askedOf)}*`,
    ...(item.rows.length === 0
      ? []
      : [`${words.answers.rows}:`, list(item.rows.map((text) => ({ text, marks: [] }))), `${item.answersTitle}:`]),
    list(item.answers),
    ...item.details.map((detail) => `_${plain(detail)}_`),
    ...(item.instructions === ''
      ? []
      : [`> ${words.instructions}: ${plain(item.instructions).replaceAll('\n', '\n> ')}`]),
  ];
}

function findingLines(findings: readonly PackFinding[], words: PackWords): readonly string[] {
  if (findings.length === 0) return [];
  const { title, about, severities } = words.findings;
  const lines = findings.map(
    ({ severity, code, message }) => `- **${severities[severity]}**: ${plain(message)} (${code})`,
  );
  return [`## ${title}`, about, lines.join('\n')];
}

function testLines(tests: readonly PackTest[], words: PackWords): readonly string[] {
  if (tests.length === 0) return [];
  const lines = (title: string, texts: readonly string[]) => [
    `${title}:`,
    list(texts.map((text) => ({ text, marks: [] }))),
  ];
  return [
    `## ${words.tests.title}`,
    words.tests.about,
    ...tests.flatMap(({ name, note, result, differences, participant, expected }) => [
      `### ${plain(name)}${result === '' ? '' : ` (${result})`}`,
      plain(note),
      list(differences.map((text) => ({ text, marks: [] }))),
      ...lines(words.tests.participant, participant),
      ...lines(words.tests.expected, expected),
    ]),
  ];
}

function list(entries: readonly PackAnswer[]): string {
  return entries
    .map(({ text, marks }) => `- ${breaks(plain(text))}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`)
    .join('\n');
}

function paragraph(text: string): string {
  return plain(text);
}

/** Returns a text with line breaks for use inside a list entry or emphasis. */
function breaks(text: string): string {
  return text.replaceAll(/\n+/gu, '\\\n  ');
}

/** Escapes every character that Markdown or HTML could interpret, including the start of lists and headings. */
function plain(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\`*_[\]<>|~&]/gu, (sign) => `\\${sign}`)
    .replaceAll(/^(\s*)([#+=-]|\d+(?=[.)]))/gmu, (_, space: string, sign: string) =>
      /\d/u.test(sign) ? `${space}${sign}` : `${space}\\${sign}`,
    )
    .replaceAll(/^(\s*\d+)([.)])/gmu, '$1\\$2');
}
