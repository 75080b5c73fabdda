import type { Cell, Column, Missing } from './column.ts';
import type { Occasion } from './occasions.ts';
import { questionColumn } from './questionColumn.ts';
import type { TableWords } from './tableWords.types.ts';
import type { ShownWithAnswer } from './shownWithAnswer.ts';

/** In the order of their codes, from 1. */
const outcomes = ['shown', 'failed', 'notSeen', 'declined', 'unknown'] as const;

interface ShownAt {
  readonly occasion: Occasion;
  readonly externalId: string;
  /** By interview index, in the order of the guide; empty if the question was not answered. */
  readonly shown: readonly (readonly ShownWithAnswer[] | undefined)[];
  /** Returns why the interview at an index has no answer; null if it has one. */
  readonly missing: (at: number) => Missing | null;
  readonly asCodes: boolean;
  readonly words: TableWords;
}

/** Returns the columns about what was shown with a question: outcome, seconds in view, and videos watched. */
export function shownColumns({ occasion, externalId, shown, missing, asCodes, words }: ShownAt): readonly Column[] {
  const stimuli = shown.reduce<readonly ShownWithAnswer[]>((most, each) => {
    return each !== undefined && each.length > most.length ? each : most;
  }, []);
  return stimuli.flatMap(({ kind, name, url }, at): readonly Column[] => {
    const label = name ?? url;
    const stem = `_m${at + 1}`;
    const column = (
      suffix: string,
      part: string,
      of: Pick<Column, 'kind' | 'values'>,
      about: readonly string[],
      cell: Read,
    ) =>
      questionColumn(
        { occasion, externalId, missing },
        `${stem}${suffix}`,
        { part, code: at + 1, label, ...of },
        (interview) => {
          const one = shown[interview]?.[at];
          return one === undefined ? '' : cell(one);
        },
        [label, ...about],
      );
    const codes = outcomes.map((outcome, code) => ({ value: code + 1, label: words.outcomes[outcome] }));
    const watched = [
      { value: 1, label: words.watched },
      { value: 0, label: words.notWatched },
    ];
    return [
      column('', words.shown[kind], { kind: asCodes ? 'code' : 'text', values: codes }, [], ({ outcome }) =>
        asCodes ? outcomes.indexOf(outcome) + 1 : words.outcomes[outcome],
      ),
      column(
        '_seconds',
        words.shown.seconds,
        { kind: 'number', values: [] },
        [words.shown.seconds],
        ({ seconds }) => seconds ?? '',
      ),
      ...(kind === 'video'
        ? [
            column('_watched', words.shown.watched, { kind: 'code', values: watched }, [words.shown.watched], (one) =>
              one.watched === null ? '' : Number(one.watched),
            ),
          ]
        : []),
    ];
  });
}

type Read = (shown: ShownWithAnswer) => Cell;
