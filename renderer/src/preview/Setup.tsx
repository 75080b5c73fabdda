import '../i18n/later.ts';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { entryOf } from '@guide-studio/guide-core/internal';
import type { Guide, Seeds, Session } from '@guide-studio/interview-engine';
import { parametersOf } from '@guide-studio/interview-engine/internal';
import { Dices, Plus, X } from '../theme/icons.tsx';
import { useMemo, useState } from 'react';
import { Button, Field, IconButton, Switch, TextField } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { ConceptDraws } from './ConceptDraws.tsx';
import styles from './Panel.module.css';
import { changeStart } from './rehearsal.ts';

interface Props {
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly session: Session;
}

/** What decides the interview besides the answers and the language: the link parameters and the draws. */
export function Setup({ doc, guide, session }: Props) {
  return (
    <>
      <Parameters guide={guide} session={session} />
      <Draws doc={doc} guide={guide} session={session} />
    </>
  );
}

function Parameters({ guide, session: { urlParams } }: Omit<Props, 'doc'>) {
  const [name, setName] = useState('');
  const wanted = useMemo(() => parametersOf(guide), [guide]);
  const own = Object.keys(urlParams).filter((one) => !wanted.has(one));
  const change = (parameter: string, value: string | null): void => {
    const others = Object.entries(urlParams).filter(([one]) => one !== parameter);
    changeStart({ urlParams: Object.fromEntries(value === null ? others : [...others, [parameter, [value]]]) });
  };
  const addName = (): void => {
    if (name.trim() !== '' && !Object.hasOwn(urlParams, name.trim())) change(name.trim(), '');
    setName('');
  };
  return (
    <section className={styles.section} aria-labelledby="parameters">
      <h3 id="parameters" className={styles.title}>
        {words.preview.parameters}
      </h3>
      <p className={styles.hint}>{wanted.size === 0 ? words.preview.noParameters : words.preview.parametersHint}</p>
      {[...wanted.keys(), ...own].map((parameter) => (
        <Field
          key={parameter}
          label={parameter}
          aside={
            !Object.hasOwn(urlParams, parameter) ? undefined : (
              <IconButton
                icon={X}
                size="small"
                label={words.preview.removeParameter(parameter)}
                onClick={() => change(parameter, null)}
              />
            )
          }
        >
          <TextField
            mono
            value={entryOf(urlParams, parameter)?.[0] ?? ''}
            placeholder={words.preview.notSet}
            onText={(value) => change(parameter, value === '' && wanted.has(parameter) ? null : value)}
          />
          <Suggested
            values={wanted.get(parameter) ?? []}
            present={entryOf(urlParams, parameter)?.[0] ?? null}
            onChoose={(value) => change(parameter, value)}
          />
        </Field>
      ))}
      <form
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault();
          addName();
        }}
      >
        <TextField
          mono
          aria-label={words.preview.parameterName}
          placeholder={words.preview.otherParameter}
          value={name}
          onText={setName}
        />
        <Button type="submit" icon={Plus} disabled={name.trim() === ''}>
          {words.preview.add}
        </Button>
      </form>
    </section>
  );
}

interface SuggestedProps {
  readonly values: readonly string[];
  readonly present: string | null;
  readonly onChoose: (value: string) => void;
}

/** The values that conditions ask for, as buttons. */
function Suggested({ values, present, onChoose }: SuggestedProps) {
  const others = values.filter((value) => value !== present).slice(0, 8);
  if (others.length === 0) return null;
  return (
    <div className="wrap gap1">
      {others.map((value) => (
        <button key={value} type="button" className={styles.suggestion} onClick={() => onChoose(value)}>
          {value}
        </button>
      ))}
    </div>
  );
}

const pinnable = ['concepts', 'optionOrder', 'screens'] as const;

function Draws({ doc, guide, session }: Props) {
  const { seed, pinned } = session;
  const pin = (purpose: (typeof pinnable)[number], isPinned: boolean): void => {
    const others = Object.fromEntries(Object.entries(pinned ?? {}).filter(([one]) => one !== purpose));
    const now: NonNullable<Seeds['pinned']> = isPinned ? { ...others, [purpose]: seed } : others;
    changeStart({ pinned: now });
  };
  return (
    <section className={styles.section}>
      <Field label={words.preview.seed} hint={words.preview.seedHint}>
        <div className={styles.inline}>
          <TextField mono value={seed} onText={(text) => changeStart({ seed: text })} />
          <Button icon={Dices} onClick={() => changeStart({ seed: newSeed() })}>
            {words.preview.newDraw}
          </Button>
        </div>
      </Field>
      <ConceptDraws doc={doc} guide={guide} session={session} />
      <div role="group" aria-labelledby="pins" className={styles.pins}>
        <h3 id="pins" className={styles.small}>
          {words.preview.pins}
        </h3>
        {pinnable.map((purpose) => (
          <Switch
            key={purpose}
            label={words.preview.pinned[purpose]}
            checked={pinned?.[purpose] !== undefined}
            onChecked={(isPinned) => pin(purpose, isPinned)}
          />
        ))}
      </div>
    </section>
  );
}

/** Returns a random seed, short enough to be passed on. */
function newSeed(): string {
  const [number = 1] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000);
}
