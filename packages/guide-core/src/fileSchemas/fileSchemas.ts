import * as z from 'zod';
import { guideJsonSchema } from '../format/guideJsonSchema.ts';
import { jsonSchemaOf } from '../format/jsonSchemaOf.ts';
import { schemaProperty } from '../format/schemaLine.ts';
import { GuideTest } from '../guideTests/guideTests.ts';
import type { JsonObject } from '../json.ts';
import { Anchor, Comment, NotedApproval, NotedAssumptions } from '../notes/notes.ts';
import { ForecastAssumptions } from '../shares/shares.ts';
import { AdviceSettings, FolderSettings, Off } from '../switchedOff/folderSettings.ts';
import { Translation } from '../translations/translations.ts';

// Files beside a guide keep what they have more, such as what a later version writes.
const TestsFile = z.looseObject({ tests: z.array(GuideTest) });
const NotesFile = z.looseObject({
  comments: z.array(Comment).optional(),
  approvals: z.array(NotedApproval).optional(),
  assumptions: NotedAssumptions.optional(),
  forecast: ForecastAssumptions.optional(),
});
const TranslationsFile = z.looseObject({ translations: z.record(z.string(), z.array(Translation)) });
const parts = { GuideTest, Anchor, Comment, NotedApproval, NotedAssumptions, ForecastAssumptions, Translation };

/** The kinds of files that have a JSON Schema. */
export const fileKinds = ['guide', 'tests', 'notes', 'shares', 'translations', 'settings'] as const;
/**
 * A guide (`.guide.json`), what is kept beside it (`.guide.tests.json`, `.guide.notes.json`,
 * `.guide.translations.json`), a file of shares for a forecast, or the settings of a folder (`guide-studio.json`).
 */
export type FileKind = (typeof fileKinds)[number];

/**
 * Returns the JSON Schema (draft 7) of a kind of file: a guide, the tests (`.guide.tests.json`), notes or translations
 * beside it, shares for a forecast, or the settings of a folder (`guide-studio.json`).
 *
 * @example
 * ```ts
 * import { fileKinds, fileSchema } from '@guide-studio/guide-core/files';
 *
 * console.log(fileKinds); // [ 'guide', 'tests', 'notes', 'shares', 'translations', 'settings' ]
 * console.log(fileSchema('tests')['title']); // Tests of a guide
 * ```
 */
export function fileSchema(kind: FileKind): JsonObject {
  switch (kind) {
    case 'guide': {
      const { properties, ...schema } = guideJsonSchema();
      const line = { type: 'string', description: 'Where this JSON Schema is, for editors. It is not sent.' };
      return { ...schema, properties: { [schemaProperty]: line, ...(properties as JsonObject) } };
    }
    case 'tests':
      return jsonSchemaOf(TestsFile, { id: kind, title: 'Tests of a guide', parts });
    case 'notes':
      return jsonSchemaOf(NotesFile, { id: kind, title: 'Notes beside a guide', parts });
    case 'shares':
      return jsonSchemaOf(ForecastAssumptions, { id: kind, title: 'Shares for a forecast', parts });
    case 'translations':
      return jsonSchemaOf(TranslationsFile, { id: kind, title: 'Translations beside a guide', parts });
    case 'settings':
      return jsonSchemaOf(FolderSettings, {
        id: kind,
        title: 'Settings of a folder of guides',
        parts: { AdviceSettings, Off },
      });
  }
}
