import '../i18n/later.ts';
import { csvOf, type CsvSeparator } from '@guide-studio/interview-engine/answers';
import { byteOrderMark } from '@guide-studio/interview-engine/internal';
import { urlParamLimits } from '@guide-studio/host/common';
import { useEffect, useId, useMemo, useState } from 'react';
import { downloadFile } from '../browser/downloadFile.ts';
import { Button, Field, IconButton, Select, TextField } from '../controls/index.ts';
import { CopyText } from '../fields/CopyText.tsx';
import { uiLanguage, words } from '../i18n/index.ts';
import { languageName } from '../settings/index.ts';
import { Download, Plus, X } from '../theme/icons.tsx';
import styles from './LinkMaker.module.css';
import { type Parameters, withParameters } from './linkOf.ts';
import { QrPicture } from './QrPicture.tsx';
import type { InvitedTo } from './useInvited.ts';

/**
 * Who reaches the link: all that are meant, or this computer only. `notOpen`, `notThere`: people in the network, or on a
 * server, are meant, and another link is theirs.
 */
export type Reach = 'all' | 'onlyHere' | 'notOpen' | 'notThere';

interface LinkMakerProps {
  /** The link without parameters. */
  readonly link: string;
  readonly linkId: string;
  readonly guide: InvitedTo;
  readonly reach: Reach;
  /** Called with the chosen parameters, the language among them. */
  readonly onParameters: (parameters: Parameters) => void;
}

/** A parameter of the user's own. */
interface Own {
  readonly key: number;
  readonly name: string;
  readonly value: string;
}

/** The parameter that chooses the language of the interview. */
const languageParameter = 'lang';
/** Choices beside the values of conditions, which have a sign before them. */
const without = 'without';
const another = 'another';
const choiceOf = (value: string): string => `=${value}`;

/** Spreadsheets with a decimal comma expect semicolons between cells. */
export const usualSeparator = (): CsvSeparator => (uiLanguage === 'de' ? 'semicolon' : 'comma');

/** Makes a link with a language and parameters, and its QR code. */
export function LinkMaker({ link, linkId, guide, reach, onParameters }: LinkMakerProps) {
  const id = useId();
  const texts = words.invite.link;
  const { languages, asked } = guide;
  const [language, setLanguage] = useState('');
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [others, setOthers] = useState<ReadonlyMap<string, string>>(new Map());
  const [own, setOwn] = useState<readonly Own[]>([]);
  const parameters = useMemo(() => {
    const fromAsked = [...asked.keys()].map((name) => [name, valueOf(name, choices, others)] as const);
    const fromOwn = own
      .filter((each) => faultOf(each, own, guide) === null)
      .map(({ name, value }) => [name.trim(), value] as const);
    const all = [...fromAsked, ...fromOwn, [languageParameter, language] as const];
    return all.filter(([name, value]) => name !== '' && value !== '');
  }, [asked, choices, others, own, guide, language]);
  useEffect(() => onParameters(parameters), [parameters, onParameters]);
  const made = withParameters(link, parameters);
  const suffix = parameters.map(([name, value]) => `${name}-${value}`).join('-');
  const all = useMemo(() => allLinks(link, guide), [link, guide]);

  return (
    <section aria-labelledby={id} className="stack gap3">
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      <div className={styles.maker}>
        <div className="stack gap3">
          {languages.length < 2 ? null : (
            <Field label={texts.language} hint={texts.languageHint}>
              <Select
                value={language}
                options={[{ value: '', label: texts.ofBrowser }, ...named(languages)]}
                onValue={setLanguage}
              />
            </Field>
          )}
          {[...asked].map(([name, values]) => (
            <Asked
              key={name}
              name={name}
              values={values}
              choice={choices.get(name) ?? without}
              other={others.get(name) ?? ''}
              onChoice={(choice) => setChoices((before) => new Map(before).set(name, choice))}
              onOther={(value) => setOthers((before) => new Map(before).set(name, value))}
            />
          ))}
          {own.map((each) => (
            <OwnParameter
              key={each.key}
              own={each}
              fault={faultOf(each, own, guide)}
              onChange={(changed) => setOwn((before) => before.map((one) => (one.key === changed.key ? changed : one)))}
              onRemove={() => setOwn((before) => before.filter(({ key }) => key !== each.key))}
            />
          ))}
          <div>
            <Button
              icon={Plus}
              onClick={() =>
                setOwn((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, name: '', value: '' }])
              }
            >
              {texts.add}
            </Button>
          </div>
        </div>
        {reach === 'notOpen' || reach === 'notThere' ? (
          <p className={`quiet ${styles.instead}`}>{texts[reach]}</p>
        ) : (
          <QrPicture link={made} name={fileName(linkId, suffix)} />
        )}
      </div>
      <CopyText
        label={texts.link}
        text={made}
        act={texts.copy}
        hint={reach === 'all' ? undefined : texts.onlyHere}
        wraps
      />
      {all.rows.length < 2 ? null : (
        <div className="stack gap1">
          <div>
            <Button
              icon={Download}
              onClick={() =>
                downloadFile(
                  `${fileName(linkId, 'links')}.csv`,
                  new Blob([byteOrderMark + csvOf([all.head, ...all.rows], { separator: usualSeparator() })], {
                    type: 'text/csv;charset=utf-8',
                  }),
                )
              }
            >
              {texts.all(all.rows.length)}
            </Button>
          </div>
          <p className="quiet">{texts.allHint}</p>
        </div>
      )}
    </section>
  );
}

/** Returns languages with their names. */
export function named(codes: readonly string[]): readonly { readonly value: string; readonly label: string }[] {
  return codes.map((value) => ({ value, label: languageName(value) }));
}

/** Returns a name of a file without an ending. */
export function fileName(linkId: string, suffix: string): string {
  return [linkId, suffix]
    .map((part) => part.replace(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 60))
    .filter((part) => part !== '')
    .join('-');
}

function valueOf(name: string, choices: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string {
  const choice = choices.get(name) ?? without;
  if (choice === without) return '';
  return choice === another ? (others.get(name) ?? '').trim() : choice.slice(1);
}

/** Returns the links of each language and each value that conditions ask for. */
function allLinks(link: string, { languages, asked }: InvitedTo) {
  const texts = words.invite.link;
  const values = [...asked].flatMap(([name, all]) => all.map((value) => [name, value] as const));
  const each: Parameters[] = values.length === 0 ? [[]] : values.map((one) => [one]);
  const inLanguages = languages.length < 2 ? [null] : languages;
  const names = [...asked.keys()];
  const rows = inLanguages.flatMap((language) =>
    each.map((parameters) => [
      ...(language === null ? [] : [language]),
      ...names.map((name) => parameters.find(([own]) => own === name)?.[1] ?? ''),
      withParameters(link, language === null ? parameters : [...parameters, [languageParameter, language]]),
    ]),
  );
  return { head: [...(languages.length < 2 ? [] : [texts.headingLanguage]), ...names, texts.heading], rows };
}

interface AskedProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly choice: string;
  readonly other: string;
  readonly onChoice: (choice: string) => void;
  readonly onOther: (value: string) => void;
}

/** A parameter that conditions ask for: one of their values, another one, or none. */
function Asked({ name, values, choice, other, onChoice, onOther }: AskedProps) {
  const texts = words.invite.link;
  return (
    <>
      <Field label={texts.parameter(name)} hint={texts.parameterHint}>
        <Select
          value={choice}
          options={[
            { value: without, label: texts.none },
            ...values.map((value) => ({ value: choiceOf(value), label: value })),
            { value: another, label: texts.other },
          ]}
          onValue={onChoice}
        />
      </Field>
      {choice === another ? (
        <Field label={texts.otherValue(name)} errors={isTooLong(other) ? [texts.tooLongValue] : []}>
          <TextField value={other} onText={onOther} />
        </Field>
      ) : null}
    </>
  );
}

type OwnFault = 'twice' | 'tooLong' | 'lang' | 'value';

interface OwnParameterProps {
  readonly own: Own;
  readonly fault: OwnFault | null;
  readonly onChange: (own: Own) => void;
  readonly onRemove: () => void;
}

function OwnParameter({ own, fault, onChange, onRemove }: OwnParameterProps) {
  const texts = words.invite.link;
  return (
    <div className={styles.own}>
      <Field label={texts.name} errors={fault === null || fault === 'value' ? [] : [texts.badName[fault]]}>
        <TextField value={own.name} onText={(name) => onChange({ ...own, name })} />
      </Field>
      <Field label={texts.value} errors={fault === 'value' ? [texts.tooLongValue] : []}>
        <TextField value={own.value} onText={(value) => onChange({ ...own, value })} />
      </Field>
      <IconButton icon={X} label={texts.remove(own.name.trim())} onClick={onRemove} />
    </div>
  );
}

const isTooLong = (value: string): boolean => Array.from(value).length > urlParamLimits.valueCharacters;

/** Returns why a parameter cannot be in the link; null if it can, or is not filled in. */
function faultOf({ key, name, value }: Own, all: readonly Own[], { languages, asked }: InvitedTo): OwnFault | null {
  const own = name.trim();
  if (own === languageParameter && languages.length > 1) return 'lang';
  if (own !== '' && (asked.has(own) || all.some((each) => each.key < key && each.name.trim() === own))) return 'twice';
  if (Array.from(own).length > urlParamLimits.nameCharacters) return 'tooLong';
  return isTooLong(value) ? 'value' : null;
}
