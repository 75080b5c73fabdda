import '../i18n/later.ts';
import { LanguageCode } from '@guide-studio/guide-core';
import { useState } from 'react';
import { downloadFile } from '../browser/downloadFile.ts';
import { CheckList, Field, FormDialog, Notice, Select } from '../controls/index.ts';
import { shortName, words } from '../i18n/index.ts';
import { closeDialog, readGuide } from '../session/index.ts';
import type { TranslationFormat } from '../worker/translationMessages.ts';
import { askWorker } from './inWorker.ts';
import { languageName } from '../settings/index.ts';
import { noteWritten, useShown } from './shown.ts';
import { textsOf } from './textRows.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    sheetOut: object;
  }
}

const formats: readonly TranslationFormat[] = ['xlsx', 'csv', 'xlf'];
const types: Readonly<Record<TranslationFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  xlf: 'application/xliff+xml',
};

/** Writes every text that participants read, with its translations, as a file for translators. */
export function SheetOutDialog() {
  const { own, languages } = textsOf(readGuide().editor.doc);
  const shown = useShown(({ language }) => language);
  const [format, setFormat] = useState<TranslationFormat>('xlsx');
  const [chosen, setChosen] = useState<readonly LanguageCode[]>(
    shown !== null && languages.includes(shown) ? [shown] : languages,
  );
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ readonly what: string; readonly next: string } | null>(null);
  const text = words.translating;

  async function write(): Promise<void> {
    setBusy(true);
    setError(null);
    noteWritten([]);
    const written: string[] = [];
    const files = format === 'xlf' ? chosen.map((language) => [language]) : [chosen];
    for (const to of files) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other, as the browser saves them
      const answer = await askWorker({ kind: 'write', format, from: own, to }, new AbortController().signal);
      if (answer?.kind !== 'written') {
        setBusy(false);
        const what = answer?.kind === 'refused' ? answer.sentences.join(' ') : text.notWritten;
        return setError({ what, next: '' });
      }
      const name = fileName(format, to);
      downloadFile(name, new Blob([answer.bytes], { type: types[format] }));
      written.push(name);
    }
    setBusy(false);
    noteWritten(written);
    closeDialog('sheetOut');
  }

  return (
    <FormDialog
      title={text.outTitle}
      description={text.outMeaning}
      act={text.write}
      size="medium"
      busy={busy}
      incomplete={chosen.length === 0}
      error={error}
      onSubmit={write}
      onClose={() => closeDialog()}
    >
      {languages.length === 0 ? <Notice kind="info" text={text.none} next={text.noneNext} /> : null}
      <Field label={text.format} hint={text.formatHints[format]}>
        <Select
          value={format}
          options={formats.map((value) => ({ value, label: text.formats[value] }))}
          onValue={setFormat}
        />
      </Field>
      {languages.length < 2 ? null : (
        <Field label={text.languages} group>
          <CheckList
            options={languages.map((value) => ({ value, label: languageName(value) }))}
            values={chosen}
            onValues={(values) => setChosen(values.flatMap((value) => LanguageCode.safeParse(value).data ?? []))}
          />
        </Field>
      )}
    </FormDialog>
  );
}

/** Returns a name such as `tea.de.xlf`, or `tea.translations.xlsx` for several languages. */
function fileName(format: TranslationFormat, languages: readonly LanguageCode[]): string {
  const [only, more] = languages;
  const part = only !== undefined && more === undefined ? only : 'translations';
  return `${shortName(readGuide().onDisk.name)}.${part}.${format}`;
}
