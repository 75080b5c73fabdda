import { alwaysKept, mostHistory, type Settings } from '@guide-studio/host/common';
import { Keyboard } from '../../theme/icons.tsx';
import { type ReactNode, useState } from 'react';
import { Button, Field, ModalDialog, NumberField, Segmented, Select, Switch } from '../../controls/index.ts';
import {
  askFor,
  chooseAutosave,
  chooseLanguage,
  chooseTheme,
  closeDialog,
  prefer,
  useSession,
} from '../../session/index.ts';
import { languageNames, languages, words } from '../../i18n/index.ts';
import styles from './SettingsDialog.module.css';
import { keyPlace, onMac } from '../../actions/keymap.ts';
import { textSizes } from '../actions/textSize.ts';

declare module '../../session/dialogs.ts' {
  interface DialogKinds {
    preferences: object;
  }
}

function close(): void {
  // Text typed into a field is applied when the field loses the focus, also by closing the dialog.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  closeDialog();
}

/** Settings for appearance, language and saving. They apply at once and are remembered. */
export function SettingsDialog() {
  const { settings } = words.frame;
  return (
    <ModalDialog
      title={settings.title}
      size="medium"
      lightDismiss
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {settings.done}
        </Button>
      }
    >
      <Part title={settings.appearance}>
        <Looks />
      </Part>
      <Part title={settings.languagePart}>
        <Language />
      </Part>
      <Part title={settings.start}>
        <OpenLast />
      </Part>
      {offersSpelling() && (
        <Part title={settings.spelling}>
          <Spelling />
        </Part>
      )}
      <Part title={settings.saving}>
        <Autosave />
      </Part>
      <Part title={settings.history.title}>
        <HistoryLimits />
      </Part>
      <Part title={settings.keyboard}>
        <div className="wrap">
          <Button icon={Keyboard} onClick={() => askFor({ kind: 'shortcuts' })}>
            {settings.keys}
          </Button>
        </div>
      </Part>
    </ModalDialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

function OpenLast() {
  const { openLast } = useSession((session) => session.preferences);
  const { settings } = words.frame;
  return (
    <Switch
      label={settings.openLast}
      hint={settings.openLastHint}
      checked={openLast}
      onChecked={(checked) => void prefer({ openLast: checked })}
    />
  );
}

/** A Mac checks spelling by itself, and so do browsers. */
const offersSpelling = () => keyPlace() === 'keys' && !onMac;

function Spelling() {
  const { spelling } = useSession((session) => session.preferences);
  const { settings } = words.frame;
  return (
    <Switch
      label={settings.spelling}
      hint={settings.spellingHint}
      checked={spelling}
      onChecked={(checked) => void prefer({ spelling: checked })}
    />
  );
}

function Looks() {
  const theme = useSession((session) => session.theme);
  const { contrast, motion, textSize } = useSession((session) => session.preferences);
  const { settings } = words.frame;
  return (
    <div className={styles.fields}>
      <Field label={settings.theme} group>
        <Segmented
          value={theme}
          options={[
            { value: 'system', label: settings.system },
            { value: 'light', label: settings.light },
            { value: 'dark', label: settings.dark },
          ]}
          onValue={(value) => void chooseTheme(value)}
        />
      </Field>
      <Field label={settings.contrast} group>
        <Segmented
          value={contrast}
          options={[
            { value: 'system', label: settings.system },
            { value: 'more', label: settings.more },
          ]}
          onValue={(value) => void prefer({ contrast: value })}
        />
      </Field>
      <Field label={settings.motion} group>
        <Segmented
          value={motion}
          options={[
            { value: 'system', label: settings.system },
            { value: 'less', label: settings.less },
          ]}
          onValue={(value) => void prefer({ motion: value })}
        />
      </Field>
      <div className={styles.wide}>
        <Field label={settings.textSize} group hint={settings.textSizeHint}>
          <Segmented
            value={String(textSize)}
            options={textSizes.map((size) => ({ value: String(size), label: settings.percent(size) }))}
            onValue={(value) => void prefer({ textSize: Number(value) })}
          />
        </Field>
      </div>
    </div>
  );
}

function Language() {
  const language = useSession((session) => session.language);
  const { settings } = words.frame;
  return (
    <Field label={settings.language} hint={settings.languageHint}>
      <Select<Settings['language']>
        value={language}
        options={[
          { value: 'system', label: settings.sameAsSystem },
          ...languages.map((value) => ({ value, label: languageNames[value] })),
        ]}
        onValue={(value) => void chooseLanguage(value)}
      />
    </Field>
  );
}

function Autosave() {
  const autosave = useSession((session) => session.autosave);
  const { settings } = words.frame;
  return (
    <Switch
      label={settings.autosave}
      hint={settings.autosaveHint}
      checked={autosave}
      onChecked={(on) => void chooseAutosave(on)}
    />
  );
}

/** How long and how many earlier versions are kept on this computer, for each guide. */
function HistoryLimits() {
  const { history } = useSession((session) => session.preferences);
  const texts = words.frame.settings.history;
  return (
    <>
      <p className={styles.about}>{texts.about(alwaysKept)}</p>
      <div className={styles.fields}>
        {(['days', 'megabytes'] as const).map((name) => (
          <Limit
            key={name}
            label={texts[name]}
            value={history[name]}
            most={mostHistory[name]}
            onLimit={(value) => void prefer({ history: { ...history, [name]: value } })}
          />
        ))}
      </div>
    </>
  );
}

interface LimitProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onLimit: (value: number) => void;
}

/**
 * A whole number from 1 to `most`. An invalid number is marked and changes nothing. Applied when the field loses the
 * focus.
 */
function Limit({ label, value, most, onLimit }: LimitProps) {
  const [typed, setTyped] = useState<number | null>(value);
  const isLimit = typed !== null && Number.isInteger(typed) && typed >= 1 && typed <= most;
  function leave(): void {
    if (!isLimit) setTyped(value);
    else if (typed !== value) onLimit(typed);
  }
  return (
    <Field label={label} errors={isLimit ? [] : [words.frame.settings.history.range(most)]}>
      <NumberField value={typed} onNumber={setTyped} onBlur={leave} />
    </Field>
  );
}
