import '../i18n/later.ts';
import { isolated } from '@guide-studio/guide-core/internal';
import type { SharesProblem } from '@guide-studio/interview-engine/forecast';
import { percentOf } from '@guide-studio/interview-engine/internal';
import { type ClipboardEvent, useState } from 'react';
import { NumberField } from '../controls/index.ts';
import { typedNumber, words } from '../i18n/index.ts';
import { assume } from './assumed.ts';
import { pastedShares, type PastedShares } from './pastedShares.ts';
import { Problems, type SharesProps } from './Problems.tsx';
import { hasNoField } from './sharePlaces.ts';
import type { ShareOption, ShareQuestion } from './shareQuestions.ts';
import { type Among, differsByConcept, type ShareList, shareValues, withShareValues } from './shareValues.ts';
import styles from './SharesPane.module.css';
import { usualShare } from './usualShare.ts';

const whole: readonly (ShareOption | null)[] = [null];

interface ShareListsProps extends SharesProps {
  readonly question: ShareQuestion;
  readonly among: Among | null;
  /** Whose answers these are; null: everyone's. */
  readonly heading: string | null;
  /** Of the options without any numbers, from 0 to 1. */
  readonly usual: readonly number[];
}

/** The lists of shares of a question for the same participants: by concept and row where it has them. */
export function ShareLists({ question, among, heading, usual, assumptions, problems }: ShareListsProps) {
  const { kind, concepts, rows } = question;
  const isApart = differsByConcept(assumptions, question, among);
  return (isApart ? concepts : whole).flatMap((concept) =>
    (kind === 'rows' ? rows : whole).map((row) => (
      <List
        key={`${concept?.name ?? ''} ${row?.name ?? ''}`}
        list={{ question, among, concept: concept?.name ?? null, row: row?.name ?? null }}
        usual={usual}
        title={[heading, concept?.text, row?.text].filter((one) => typeof one === 'string').join(', ')}
        assumptions={assumptions}
        problems={problems}
      />
    )),
  );
}

interface ListProps extends SharesProps {
  readonly list: ShareList;
  readonly title: string;
  /** Of the options without any numbers, from 0 to 1. */
  readonly usual: readonly number[];
}

function List({ list, title, usual, assumptions, problems }: ListProps) {
  const { options, kind, text, number: question } = list.question;
  const [refused, setRefused] = useState<PastedShares | null>(null);
  const values = shareValues(assumptions, list);
  const sum = [...values.values()].reduce((total, share) => total + share, 0);
  const set = (name: string | null, number: number | null): void => {
    const next = new Map(values);
    if (number === null) next.delete(name);
    else next.set(name, number);
    setRefused(null);
    assume(withShareValues(assumptions, list, next));
  };
  const paste = (event: ClipboardEvent, from: number): void => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/u.test(pasted.trim())) return;
    event.preventDefault();
    const read = pastedShares(pasted, options, from);
    setRefused(read.ok ? null : read);
    if (read.ok) assume(withShareValues(assumptions, list, new Map([...values, ...read.values])));
  };
  const isHere = ({ place, code }: SharesProblem): boolean =>
    place.among?.question === list.among?.question &&
    place.among?.option === list.among?.option &&
    (place.concept ?? null) === list.concept &&
    (place.row === undefined || list.row === null || isRow(list, place.row)) &&
    !hasNoField(code);
  return (
    <fieldset className={styles.list} aria-label={title === '' ? text : `${text}: ${title}`}>
      {title !== '' && (
        <p className={styles.part} dir="auto">
          {title}
        </p>
      )}
      {options.map((option, at) => {
        const name = option.name === null ? words.forecast.added : option.text;
        return (
          <label key={option.name ?? ''} className={styles.share}>
            <span dir="auto">{name}</span>
            <NumberField
              aria-label={words.forecast.share(name)}
              value={values.get(option.name) ?? null}
              placeholder={usualShare(list.question, values, option, usual)}
              notANumber={words.forecast.notAPercentage}
              onNumber={(number) => set(option.name, number)}
              onPaste={(event) => paste(event, at)}
            />
          </label>
        );
      })}
      {kind !== 'several' && values.size > 0 && (
        <Sum number={question} sum={sum} isWhole={options.every(({ name }) => values.has(name))} />
      )}
      <Problems
        number={question}
        // Where one option is selected, the sum is said above.
        problems={problems.filter((problem) => isHere(problem) && (kind === 'several' || !ofSum.has(problem.code)))}
      />
      {refused !== null && !refused.ok && (
        <p className={styles.error} role="alert">
          {refusedText(refused)}
        </p>
      )}
    </fieldset>
  );
}

/** Problems name a row by its text or by its name in the shares. */
function isRow({ question, row }: ShareList, called: string): boolean {
  return called === row || question.rows.some(({ name, text }) => name === row && text === called);
}

const ofSum: ReadonlySet<SharesProblem['code']> = new Set(['sumTooLarge', 'sumTooSmall']);

interface SumProps {
  /** Of the question. */
  readonly number: number;
  readonly sum: number;
  /** All options have shares. */
  readonly isWhole: boolean;
}

/** What the shares make together: an error above 100 %, and below if nothing is left to get the rest. */
function Sum({ number, sum, isWhole }: SumProps) {
  const texts = words.forecast;
  const percent = (of: number): string => typedNumber(percentOf(of / 100));
  const text = percent(sum);
  const error = sum > 101 ? texts.above : isWhole && sum < 99 ? texts.below : null;
  if (error !== null)
    return (
      <p className={styles.error} role="alert">
        {error(texts.question(number), text)}
      </p>
    );
  return <p className={styles.sum}>{isWhole || sum >= 100 ? texts.sum(text) : texts.left(text, percent(100 - sum))}</p>;
}

function refusedText(refused: Extract<PastedShares, { ok: false }>): string {
  const texts = words.forecast;
  switch (refused.code) {
    case 'tooMany':
      return texts.tooManyPasted(refused.lines, refused.options);
    case 'noNumber':
      return texts.noNumberPasted(isolated(refused.line));
    case 'noOption':
      return texts.noOptionPasted(isolated(refused.line));
  }
}
