import '../i18n/later.ts';
import { type AnswerFormat, answerFormats, type CsvSeparator } from '@guide-studio/interview-engine/answers';
import { useState } from 'react';
import { Field, FormDialog, Segmented, Select, Switch } from '../controls/index.ts';
import { numberText, uiLanguage, words } from '../i18n/index.ts';
import type { Interview } from './answerSet.ts';
import { downloadAnswers } from './downloadAnswers.ts';
import type { ReadAnswers } from './reading.ts';

interface DownloadDialogProps {
  readonly read: ReadAnswers;
  /** The interviews that match the filters. */
  readonly shown: readonly Interview[];
  readonly onClose: () => void;
}

type AnswersAs = 'text' | 'codes';

/** Spreadsheets with a decimal comma expect semicolons between cells. */
const usualSeparator = (): CsvSeparator => (uiLanguage === 'de' ? 'semicolon' : 'comma');

/** Downloads the answers in one of the formats. */
export function DownloadDialog({ read, shown, onClose }: DownloadDialogProps) {
  const texts = words.answers.download;
  const isFiltered = shown.length < read.responses.length;
  const [format, setFormat] = useState(answerFormats[0] as AnswerFormat);
  const reads = (option: AnswerFormat['options'][number]): boolean => format.options.includes(option);
  const [whose, setWhose] = useState<'all' | 'shown'>(isFiltered ? 'shown' : 'all');
  const [answersAs, setAnswersAs] = useState<AnswersAs>('text');
  const [separator, setSeparator] = useState(usualSeparator);
  const [raw, setRaw] = useState(false);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(0);

  async function submit(): Promise<void> {
    setBusy(true);
    const ids = new Set(shown.map(({ id }) => id));
    const responses = whose === 'all' ? read.responses : read.responses.filter(({ id }) => ids.has(id));
    const wanted = { ...read, responses };
    const unread = await downloadAnswers(format, wanted, { answersAs, separator, raw });
    setBusy(false);
    setMissing(unread);
    if (unread === 0) onClose();
  }

  return (
    <FormDialog
      title={texts.title}
      size="medium"
      onClose={onClose}
      act={texts.act}
      busy={busy}
      onSubmit={submit}
      error={missing === 0 ? null : { what: texts.missing(missing), next: texts.missingNext }}
    >
      <div className="stack gap4">
        <Field label={texts.format} group hint={format.about[uiLanguage]}>
          <Segmented
            value={format.id}
            options={answerFormats.map(({ id, title }) => ({ value: id, label: title[uiLanguage] }))}
            disabled={busy}
            onValue={(id) => setFormat((before) => answerFormats.find((one) => one.id === id) ?? before)}
          />
        </Field>
        {isFiltered ? (
          <Field label={texts.whose} group>
            <Segmented
              value={whose}
              options={[
                { value: 'shown', label: texts.shown(numberText(shown.length)) },
                { value: 'all', label: texts.all(numberText(read.responses.length)) },
              ]}
              disabled={busy}
              onValue={setWhose}
            />
          </Field>
        ) : null}
        {reads('answersAs') && (
          <Field label={texts.answersAs} group hint={texts.answersAsAbout[answersAs]}>
            <Segmented<AnswersAs>
              value={answersAs}
              options={[
                { value: 'text', label: texts.text },
                { value: 'codes', label: texts.codes },
              ]}
              disabled={busy}
              onValue={setAnswersAs}
            />
          </Field>
        )}
        {reads('separator') && (
          <Field label={texts.separator} hint={texts.separatorHint}>
            <Select<CsvSeparator>
              value={separator}
              options={(['comma', 'semicolon', 'tab'] as const).map((value) => ({
                value,
                label: texts.separators[value],
              }))}
              disabled={busy}
              onValue={setSeparator}
            />
          </Field>
        )}
        {reads('raw') && (
          <Switch label={texts.raw} hint={texts.rawHint} checked={raw} disabled={busy} onChecked={setRaw} />
        )}
      </div>
    </FormDialog>
  );
}
