import type { Json, JsonObject } from '@guide-studio/guide-core';
import { blankBlock, blankGuide } from '@guide-studio/guide-core/edit';
import { countItemTypes, isJsonObject, type ItemCounts } from '@guide-studio/guide-core/internal';
import { insertParts, type Parts } from '../clipboard/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { afterUnsaved, announce, closeDialog, newImport, readGuide, showView } from '../session/index.ts';
import type { ImportedRow, ReadFile } from '../worker/importMessages.ts';
import { commentsOf } from './commentsOf.ts';
import { settingsFor } from './settingsFor.ts';

/** What was read of a source, before it is in a guide. */
export interface Found {
  /** The name of the file. */
  readonly name: string;
  /** Parts that were copied in this application, or null. */
  readonly parts: readonly Parts[] | null;
  /** The guide, unless there are parts. */
  readonly guide: JsonObject | null;
  /** The file of translations beside it; null if there are none. */
  readonly translations: JsonObject | null;
  readonly conditions: ReadFile['conditions'];
  readonly rows: readonly ImportedRow[];
}

/** Opens what was read as a new guide that no file has yet, with comments on what was lost; then calls `done`. */
export function openFound(found: Found, done: () => void): void {
  const { name, guide, translations, rows } = found;
  const opened = guide ?? { ...blankGuide(), studyGuide: [...blocksIn(found)] };
  closeDialog();
  afterUnsaved(() => {
    done();
    newImport(opened, { comments: commentsOf(opened, rows), translations });
    announce(words.importing.opened(name));
  });
}

/** Returns the blocks of what was read; questions before the first heading are in one without a title. */
export function blocksIn({ guide, parts }: Found): readonly JsonObject[] {
  if (guide !== null) return (guide['studyGuide'] ?? []) as readonly JsonObject[];
  return (parts ?? []).flatMap(({ kind, wires }): readonly JsonObject[] => {
    if (kind === 'block') return wires;
    return kind === 'item' ? [{ ...blankBlock('flat'), items: [...wires] }] : [];
  });
}

/** Counts the questions and the statements of blocks. */
export function itemsIn(blocks: readonly JsonObject[]): ItemCounts {
  const items = blocks.flatMap((block) => (Array.isArray(block['items']) ? (block['items'] as readonly Json[]) : []));
  return countItemTypes(items.map((item) => (isJsonObject(item) ? item['type'] : undefined)));
}

/** Adds what was read to the open guide, after the selected part; then calls `done`, unless there is no place for it. */
export function insertFound({ parts, guide }: Found, done: () => void): void {
  closeDialog();
  const { doc, selection } = readGuide().editor;
  showView('guide');
  const also = settingsFor(guide, doc);
  if (insertParts(parts ?? partsOf(guide), selection.at(-1) ?? doc.root.key, 'paste', { also })) done();
}

/** Returns the questions before the first heading, then the blocks. */
function partsOf(guide: JsonObject | null): readonly Parts[] {
  const blocks = (guide?.['studyGuide'] ?? []) as readonly JsonObject[];
  const [first] = blocks;
  const isLoose = first !== undefined && first['title'] === '' && first['type'] === 'flat';
  const loose = isLoose ? ((first['items'] ?? []) as readonly JsonObject[]) : [];
  const parts: readonly Parts[] = [
    { kind: 'item', wires: loose },
    { kind: 'block', wires: isLoose ? blocks.slice(1) : blocks },
  ];
  return parts.filter(({ wires }) => wires.length > 0);
}
