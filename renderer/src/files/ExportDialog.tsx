import { nodeAtPath, toWire } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { switchOff } from '@guide-studio/guide-core/settings';
import type { ExportFormat, HostInput, HostResult, MadeExport } from '@guide-studio/host/common';
import { useState } from 'react';
import { readSource, type SourceId, sourceOptions, useDiffSources } from '../changes/index.ts';
import { useNotes } from '../notes/notes.ts';
import { Field, FormDialog, Segmented, Select, Switch } from '../controls/index.ts';
import { useGuideTests } from '../guideTests/guideTests.ts';
import { listedTests } from '../guideTests/listedTests.ts';
import { assumptionsNow } from '../estimate/index.ts';
import {
  closeDialog,
  guideText,
  read,
  readGuide,
  announce,
  type StickyError,
  useFindings,
  useGuide,
} from '../session/index.ts';
import { hostMessageOf, languageNames, languages, uiLanguage, type UiLanguage, words } from '../i18n/index.ts';
import { downloadFile } from '../browser/downloadFile.ts';
import styles from './ExportDialog.module.css';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    /** `format`: the initial choice. */
    export: { readonly format?: ExportFormat };
  }
}

const nothing: SourceId = 'nothing';
const close = () => closeDialog();

/** Creates the sign-off pack of the guide as it is now, and downloads it. */
export function ExportDialog({ format: first = 'html' }: { readonly format?: ExportFormat }) {
  const texts = words.files.exporting;
  const [format, setFormat] = useState<ExportFormat>(first);
  const [language, setLanguage] = useState<UiLanguage>(uiLanguage);
  const [since, setSince] = useState<SourceId>(nothing);
  const [withTests, setWithTests] = useState(false);
  const [withFindings, setWithFindings] = useState(true);
  const hasFindings = useFindings().all.length > 0;
  const hasTests = useGuideTests(({ tests }) => tests.length > 0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<StickyError | null>(null);
  const sinceOptions = useSinceOptions();

  async function submit(): Promise<void> {
    setBusy(true);
    setError(null);
    const nameOfSince = sinceOptions.find(({ value }) => value === since)?.label ?? '';
    const error = await exportNow({ format, language, since, nameOfSince, withFindings, withTests });
    setBusy(false);
    if (error) setError(error);
    else if (read().asking?.kind === 'export') close();
  }

  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      size="medium"
      onClose={close}
      act={texts.act}
      busy={busy}
      onSubmit={submit}
      error={error}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <Field label={texts.format} group hint={texts.formats[format].about}>
            <Segmented
              value={format}
              options={formats.map((value) => ({ value, label: texts.formats[value].name }))}
              disabled={busy}
              onValue={setFormat}
            />
          </Field>
        </div>
        <Field label={texts.since} hint={texts.sinceHint}>
          <Select value={since} options={sinceOptions} disabled={busy} onValue={setSince} />
        </Field>
        <Field label={texts.language} hint={texts.languageHint}>
          <Select<UiLanguage> value={language} options={languageOptions} disabled={busy} onValue={setLanguage} />
        </Field>
        {hasFindings && (
          <div className={styles.wide}>
            <Switch
              label={texts.findings}
              hint={texts.findingsHint}
              checked={withFindings}
              disabled={busy}
              onChecked={setWithFindings}
            />
          </div>
        )}
        {hasTests && (
          <div className={styles.wide}>
            <Switch
              label={texts.tests}
              hint={texts.testsHint}
              checked={withTests}
              disabled={busy}
              onChecked={setWithTests}
            />
          </div>
        )}
      </div>
    </FormDialog>
  );
}

const formats: readonly ExportFormat[] = ['html', 'docx', 'pdf', 'markdown'];

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** Returns the versions to list changes since. A guide that was never saved has no last save. */
function useSinceOptions() {
  const isSaved = useGuide((guide) => guide.onDisk.base !== null);
  const found = sourceOptions(useDiffSources()).filter(({ value }) => isSaved || value !== 'disk');
  return [{ value: nothing, label: words.files.exporting.noChanges }, ...found];
}

interface Wanted {
  readonly format: ExportFormat;
  readonly language: UiLanguage;
  readonly since: SourceId;
  readonly nameOfSince: string;
  readonly withFindings: boolean;
  readonly withTests: boolean;
}

/** Creates and downloads the file. Resolves to the error, or null. */
async function exportNow({
  format,
  language,
  since,
  nameOfSince,
  withFindings,
  withTests,
}: Wanted): Promise<StickyError | null> {
  const before = since === nothing ? null : await readSource(since);
  if (before?.state === 'failed') return { what: before.why, next: words.changes.chooseOther };
  const { onDisk, editor } = readGuide();
  const made: HostResult<MadeExport> = await read().host.call('export.make', {
    name: onDisk.name,
    text: guideText(editor.doc),
    format,
    language,
    approvals: [...useNotes.getState().notes.approvals],
    assumptions: assumptionsNow(),
    ...(withFindings ? { findings: await findingsIn(language) } : {}),
    ...(withTests ? { tests: await listedTests(editor.doc, language) } : {}),
    since: before && { name: nameOfSince, text: canonicalText(before.guide) },
  });
  if (!made.ok) return hostMessageOf(made.error);
  const { name, type, base64 } = made.value;
  downloadFile(name, new Blob([bytesOf(base64)], { type }));
  announce(words.files.exporting.done(name));
  return null;
}

/**
 * Returns what is found in the open guide, without what is switched off. Loaded on demand: in another language than that of
 * the window, the findings are worked out again.
 */
async function findingsIn(language: UiLanguage): Promise<NonNullable<HostInput<'export.make'>['findings']>> {
  const { guideFindings } = await import('@guide-studio/interview-engine/paths');
  const { editor, switches } = readGuide();
  const { doc } = editor;
  const all = guideFindings(toWire(doc), language);
  return switchOff(doc, all, { partOf: ({ path }) => nodeAtPath(doc, path).node.key, switches }).shown.map(
    ({ severity, code, message }) => ({ severity, code, message }),
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
