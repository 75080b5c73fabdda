import type { JsonObject } from '@guide-studio/guide-core';
import { blankBlock, blankGuide } from '@guide-studio/guide-core/edit';
import { insertParts, type Parts } from '../clipboard/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { afterUnsaved, announce, closeDialog, newImport, readGuide, showView } from '../session/index.ts';
import type { ImportedRow, ReadFile } from '../worker/importMessages.ts';
import { commentsOf } from './commentsOf.ts';

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
export function openFound({ name, parts, guide, translations, rows }: Found, done: () => void): void {
  const opened = guide ?? { ...blankGuide(), studyGuide: (parts ?? []).flatMap(blocksOf) };
  closeDialog();
  afterUnsaved(() => {
    done();
    newImport(opened, { comments: commentsOf(opened, rows), translations });
    announce(words.importing.opened(name));
  });
}

/** Questions before the first heading get their own block. */
function blocksOf({ kind, wires }: Parts): readonly JsonObject[] {
  if (kind === 'block') return wires;
  return kind === 'item' ? [{ ...blankBlock('flat'), items: [...wires] }] : [];
}

/** Adds what was read to the open guide, after the selected part. */
export function insertFound({ parts, guide }: Found, done: () => void): void {
  closeDialog();
  done();
  const { doc, selection } = readGuide().editor;
  showView('guide');
  insertParts(parts ?? partsOf(guide), selection.at(-1) ?? doc.root.key, 'paste');
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
