/* What is kept beside a guide (comments and approvals, and the settings of its folder), and the packs exported for people without Guide Studio. Part of the contract; see `contract.ts`. */
import { NotedApproval, NotedAssumptions, type Notes, NotesChange } from '@guide-studio/guide-core/notes';
import type { SettingsRead } from '@guide-studio/guide-core/settings';
import { GuideTest } from '@guide-studio/guide-core/tests';
import * as z from 'zod';
import { file, method, text } from './method.ts';

/** The formats of an exported guide. */
export const exportFormats = ['html', 'docx', 'pdf', 'markdown'] as const;

/** An exported file for people who do not have Guide Studio. */
export interface MadeExport {
  /** With its extension. */
  readonly name: string;
  /** MIME type of the content. */
  readonly type: string;
  readonly base64: string;
}

/** The settings that count for the guides of a folder, as read. `file`: its path from the folder of the guide. */
export interface FolderSettingsRead {
  readonly file: string;
  readonly read: SettingsRead;
}

/** The format of an exported guide. */
export type ExportFormat = (typeof exportFormats)[number];

export const notesMethods = {
  /**
   * Returns the comments and approvals in the notes file beside the guide. Fails with `unreadable` if it is damaged.
   */
  'notes.read': method<Notes>()(z.strictObject({ file })),
  /**
   * Applies one change to the notes as they are in the file now. Returns all notes. Fails with `unreadable` if the file
   * is damaged, `lockedByOther` if other programs keep writing it.
   */
  'notes.change': method<Notes>()(z.strictObject({ file, change: NotesChange })),
  /**
   * Returns the settings of the nearest `guide-studio.json`, in the folder of the guide or above; null without one. Faults
   * in them are no failure.
   */
  'folder.settings': method<FolderSettingsRead | null>()(z.strictObject({ file })),
  /**
   * Returns the sign-off pack of a guide: the whole guide for stakeholders, with the changes `since` another version.
   * Fails with `invalidInput` if a text is not a guide, or with `cannotPrint` if the pack cannot be made.
   */
  'export.make': method<MadeExport>()(
    z.strictObject({
      name: file,
      text,
      format: z.enum(exportFormats),
      language: z.enum(['en', 'de']),
      since: z.strictObject({ name: file, text }).nullable(),
      /** Approvals listed in the pack; none if omitted. */
      approvals: z.array(NotedApproval).optional(),
      /** Changed assumptions behind the estimated length; the defaults if omitted. */
      assumptions: NotedAssumptions.optional(),
      /** What was found in the guide, in the language of the pack; none if omitted. */
      findings: z
        .array(
          z.strictObject({
            severity: z.enum(['error', 'serious', 'warning']),
            code: z.string().max(200),
            message: z.string().max(20_000),
          }),
        )
        .optional(),
      /** Guide tests listed in the pack, with what came of them in its language; none if omitted. */
      tests: z
        .array(
          z.strictObject({
            test: GuideTest,
            state: z.enum(['passed', 'failed', 'outdated']).nullable(),
            differences: z.array(z.string().max(20_000)),
          }),
        )
        .optional(),
    }),
  ),
} as const;
