import type { JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { guideTexts } from '@guide-studio/guide-core/translations';
import type { Comment } from '@guide-studio/guide-core/notes';
import { words } from '../i18n/index.ts';
import type { ImportedRow } from '../worker/importMessages.ts';
import '../i18n/later.ts';

/** The longest text of a comment, in characters. */
const longest = 20_000;

/** Returns what a guide lost in an import, and proposals that were left, as comments, one for each item or block. */
export function commentsOf(guide: JsonObject, rows: readonly ImportedRow[]): readonly Comment[] {
  const anchors = anchorsIn(guide);
  const [first] = anchors.keys();
  const byAnchor = new Map<string, ImportedRow[]>();
  for (const row of rows) {
    if (row.verdict !== 'lost' && row.verdict !== 'proposed') continue;
    const id = [row.target, row.block, first].find((one) => typeof one === 'string' && anchors.has(one));
    if (typeof id === 'string') byAnchor.set(id, [...(byAnchor.get(id) ?? []), row]);
  }
  const at = new Date().toISOString();
  return [...byAnchor].flatMap(([id, lost]): readonly Comment[] => {
    const anchor = anchors.get(id);
    if (anchor === undefined) return [];
    const text = sentencesOf(lost).join('\n').slice(0, longest);
    return [{ id: crypto.randomUUID(), anchor, author: words.importing.commentAuthor, at, text }];
  });
}

function anchorsIn(guide: JsonObject): ReadonlyMap<string, Comment['anchor']> {
  const anchors = new Map<string, Comment['anchor']>();
  const questions = new Map(
    guideTexts(guide).flatMap(({ kind, externalId, source }) =>
      kind === 'question' && externalId !== undefined ? [[externalId, source] as const] : [],
    ),
  );
  for (const block of objectsIn(guide['studyGuide'])) {
    const title = textOf(block['title']);
    const blockId = textOf(block['externalId']);
    if (blockId !== '') anchors.set(blockId, { kind: 'block', externalId: blockId, text: title, block: title });
    for (const item of objectsIn(block['items'])) {
      const id = textOf(item['externalId']);
      const text = questions.get(id) ?? textOf(item['text']);
      if (id !== '') anchors.set(id, { kind: 'item', externalId: id, text: text.slice(0, longest), block: title });
    }
  }
  return anchors;
}

/** Texts named in a sentence about several parts. */
const mostNamed = 5;

/** Returns what was lost, those parts together about which the same is to be said. */
function sentencesOf(rows: readonly ImportedRow[]): readonly string[] {
  const byMessage = new Map<string, string[]>();
  for (const { message, text } of rows) byMessage.set(message, [...(byMessage.get(message) ?? []), shortened(text)]);
  return [...byMessage].map(([message, all]) => {
    const texts = [...new Set(all)];
    return words.importing.comment(texts.slice(0, mostNamed), texts.length - mostNamed, message);
  });
}

const shortened = (text: string): string => text.replaceAll(/\s+/gu, ' ').slice(0, 300).replace(/\.$/u, '');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const objectsIn = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter((one): one is JsonObject => isJsonObject(one)) : [];
