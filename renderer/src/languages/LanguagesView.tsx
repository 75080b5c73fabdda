import '../i18n/later.ts';
import { Search, Upload, Download, Lightbulb, ArrowDown } from '../theme/icons.tsx';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { shortcutOf } from '../actions/keymap.ts';
import { Button, EmptyState, Menu, Notice, Select } from '../controls/index.ts';
import input from '../controls/input.module.css';
import { hostMessageOf, words } from '../i18n/index.ts';
import { askFor, showView, useEditable, useGuide } from '../session/index.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { LanguageList } from './LanguageList.tsx';
import styles from './LanguagesView.module.css';
import { nextMissing } from './nextMissing.ts';
import { RefusedChanges } from './RefusedChanges.tsx';
import { noteWritten, showTexts, type TextFilter, useShown } from './shown.ts';
import { TextTable } from './TextTable.tsx';
import { fittingRows, textsOf } from './textRows.ts';
import { loadTranslations, useTranslations } from '../translations/translations.ts';

/** Every text that participants read, beside its translations. */
export function LanguagesView() {
  const doc = useGuide((guide) => guide.editor.doc);
  const calm = useDeferredValue(doc);
  const { rows, own, languages } = useMemo(() => textsOf(calm), [calm]);
  const known = useTranslations((here) => here.known);
  const { language, filter, find, kept } = useShown();
  const chosen = language !== null && languages.includes(language) ? language : null;
  const shown = useMemo(() => (chosen === null ? languages : [chosen]), [chosen, languages]);
  const calmFind = useDeferredValue(find);
  const fitting = useMemo(
    () => fittingRows(rows, known, { languages: shown, filter, find: calmFind, kept }),
    [rows, known, shown, filter, calmFind, kept],
  );
  const text = words.translating;
  return (
    <div className={`column ${styles.view}`}>
      <header className={styles.head}>
        <LanguageList rows={rows} own={own} languages={languages} chosen={chosen} />
        {languages.length === 0 || rows.length === 0 ? null : (
          <Tools shown={fitting.length} all={rows.length} filter={filter} find={find} />
        )}
      </header>
      <Trouble />
      {languages.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState text={text.none} action={<AddLanguage variant="primary" />} />
          <p className="quiet">{text.noneNext}</p>
        </div>
      ) : rows.length === 0 ? (
        <EmptyState text={text.noTexts} action={<Button onClick={() => showView('guide')}>{text.toGuide}</Button>} />
      ) : fitting.length === 0 ? (
        <EmptyState
          text={text.nothingFits}
          action={<Button onClick={() => showTexts({ filter: 'all', find: '' })}>{text.showAll}</Button>}
        />
      ) : (
        <TextTable rows={fitting} all={rows} own={own} languages={shown} />
      )}
    </div>
  );
}

const filters: readonly TextFilter[] = ['all', 'todo', 'missing', 'outdated', 'written', 'reviewed', 'faults'];

interface ToolsProps {
  readonly shown: number;
  readonly all: number;
  readonly filter: TextFilter;
  readonly find: string;
}

function Tools({ shown, all, filter, find }: ToolsProps) {
  const editable = useEditable();
  const text = words.translating;
  return (
    <div className={`cluster ${styles.tools}`}>
      <span className={styles.finding}>
        <Search size={16} className={styles.glass} aria-hidden="true" />
        <input
          type="search"
          className={`${input.input} ${styles.find}`}
          aria-label={text.find}
          placeholder={text.find}
          value={find}
          onChange={(event) => showTexts({ find: event.currentTarget.value })}
        />
      </span>
      <Select
        className={styles.filter}
        aria-label={text.show}
        value={filter}
        options={filters.map((value) => ({ value, label: text.filters[value] }))}
        onValue={(value) => showTexts({ filter: value })}
      />
      <output className={styles.count}>{text.shownOf(shown, all)}</output>
      <Button icon={ArrowDown} title={shortcutOf('languages.nextMissing')} onClick={() => nextMissing(1)}>
        {text.next}
      </Button>
      <Menu
        label={text.more}
        align="end"
        items={[
          {
            label: text.suggestMany,
            icon: Lightbulb,
            disabled: !editable,
            onSelect: () => askFor({ kind: 'suggest' }),
          },
          { label: text.out, icon: Download, separated: true, onSelect: () => askFor({ kind: 'sheetOut' }) },
          { label: text.in, icon: Upload, disabled: !editable, onSelect: () => askFor({ kind: 'sheetIn' }) },
        ]}
      />
    </div>
  );
}

/** What is wrong with the file beside the guide, and what was not written. */
function Trouble() {
  const { file, state, error } = useTranslations();
  const waits = useGuide((guide) => guide.onDisk.file === null && (guide.beside?.translations ?? null) !== null);
  const text = words.translating;
  return (
    <div className={styles.notices}>
      {error === null ? null : (
        <Notice
          kind="error"
          text={`${state === 'failed' ? text.notRead : text.notWritten} ${hostMessageOf(error).what}`}
          next={hostMessageOf(error).next}
          actions={<Button onClick={() => void loadTranslations(file)}>{text.tryAgain}</Button>}
        />
      )}
      <RefusedChanges />
      <Written />
      {waits ? <Notice kind="info" text={text.waits} /> : null}
    </div>
  );
}

/** Says which files for translators were just written. */
function Written() {
  const wrote = useShown((shown) => shown.wrote);
  useEffect(() => () => noteWritten([]), []);
  if (wrote.length === 0) return null;
  const text = words.translating;
  return (
    <Notice
      kind="info"
      text={text.wrote(wrote)}
      next={text.wroteNext(wrote.length)}
      onDismiss={() => noteWritten([])}
    />
  );
}
