import '../words/later.ts';
import { isolated } from '@guide-studio/guide-core';
import { type SharesProblem, usualShares } from '@guide-studio/interview-engine/forecast';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { Button, NumberField, Switch } from '../controls/index.ts';
import { useGuide } from '../session/index.ts';
import { listText, numberText, words } from '../words/index.ts';
import { assume } from './assumed.ts';
import { useForecast } from './forecasting.ts';
import { pastedShares, type PastedShares } from './pastedShares.ts';
import type { ShareOption, ShareQuestion } from './shareQuestions.ts';
import {
  differsByConcept,
  type ShareList,
  shareValues,
  withConceptsApart,
  withQuestion,
  withShareValues,
} from './shareValues.ts';
import { Problems, type SharesProps } from './Problems.tsx';
import { hasNoField } from './sharePlaces.ts';
import styles from './SharesPane.module.css';
import { usualShare } from './usualShare.ts';

interface QuestionSharesProps extends SharesProps {
  readonly question: ShareQuestion;
}

/** The shares of the answers to a question, by concept and row where it has them. */
export function QuestionShares({ question, assumptions, problems }: QuestionSharesProps) {
  const { number, text, name, kind, concepts, rows, exclusive } = question;
  const told = words.forecast;
  const isApart = differsByConcept(assumptions, question);
  const usual = useUsualShares(question);
  const own = problems.filter(({ place }) => place.question === name);
  const given = assumptions.shares?.[name];
  const whole: readonly (ShareOption | null)[] = [null];
  return (
    <section className={styles.question} aria-label={`${number}. ${text}`}>
      <h4 className={styles.name} dir="auto">
        {number}. {text}
      </h4>
      {exclusive.length > 0 && (
        <p className={styles.hint}>
          {told.exclusive(listText(exclusive.map((option) => told.quoted(isolated(option)))))}
        </p>
      )}
      {concepts.length > 1 && (
        <Switch
          label={told.byConcept}
          {...(isApart ? { hint: told.byConceptHint } : {})}
          checked={isApart}
          onChecked={(checked) => assume(withConceptsApart(assumptions, question, checked))}
        />
      )}
      {(isApart ? concepts : whole).flatMap((concept) =>
        (kind === 'rows' ? rows : whole).map((row) => (
          <List
            key={`${concept?.name ?? ''} ${row?.name ?? ''}`}
            list={{ question, concept: concept?.name ?? null, row: row?.name ?? null }}
            usual={usual}
            title={[concept?.text, row?.text].filter((one) => one !== undefined).join(', ')}
            assumptions={assumptions}
            problems={own}
          />
        )),
      )}
      {given !== undefined && (
        <div>
          <Button variant="quiet" onClick={() => assume(withQuestion(assumptions, name, undefined))}>
            {told.reset}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Returns what is assumed without any numbers, as soon as the guide as it is was forecast. */
function useUsualShares({ kind, number }: ShareQuestion): readonly number[] {
  const root = useGuide((guide) => guide.editor.doc.root);
  const guide = useForecast(({ known }) => (known?.doc.root === root ? known.guide : null));
  return useMemo(
    () => (guide === null || kind !== 'several' ? none : usualShares(guide, number - 1)),
    [guide, kind, number],
  );
}

const none: readonly number[] = [];

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
  const told = words.forecast;
  const text = numberText(sum);
  const error = sum > 101 ? told.above : isWhole && sum < 99 ? told.below : null;
  if (error !== null)
    return (
      <p className={styles.error} role="alert">
        {error(told.question(number), text)}
      </p>
    );
  return (
    <p className={styles.sum}>{isWhole || sum >= 100 ? told.sum(text) : told.left(text, numberText(100 - sum))}</p>
  );
}

function refusedText(refused: Extract<PastedShares, { ok: false }>): string {
  const told = words.forecast;
  switch (refused.code) {
    case 'tooMany':
      return told.tooManyPasted(refused.lines, refused.options);
    case 'noNumber':
      return told.noNumberPasted(isolated(refused.line));
    case 'noOption':
      return told.noOptionPasted(isolated(refused.line));
  }
}
