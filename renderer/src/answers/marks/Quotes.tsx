import '../../i18n/later.ts';
import { type PlacedMark, wordsOf } from '@guide-studio/analysis';
import type { Code } from '@guide-studio/guide-core/reading';
import { useState } from 'react';
import { copyText } from '../../browser/copyText.ts';
import { Button, EmptyState, usePaged } from '../../controls/index.ts';
import { words } from '../../i18n/index.ts';
import { announce } from '../../session/index.ts';
import { Quote } from '../../theme/icons.tsx';
import { interviewName, openName } from '../aboutInterview.ts';
import type { AnswerSet, Interview } from '../answerSet.ts';
import { ShowMore } from '../ShowMore.tsx';
import { EditCode } from './EditCode.tsx';
import { MarkChips } from './MarkChips.tsx';
import { useMarking } from './marking.tsx';
import styles from './Quotes.module.css';
import { ReadingProblems } from './ReadingProblems.tsx';
import { sourceOf } from './sourceOf.ts';

interface QuotesProps {
  readonly set: AnswerSet;
  readonly onOpen: (interview: Interview) => void;
}

/** Which marks are shown: all, those with a star or a note, or those with a code or one below it. */
type Shown = 'all' | 'star' | 'note' | { readonly code: string };

const quotesAtOnce = 50;

/** The marked words of the interviews, by code, with their source. */
export function Quotes({ set, onOpen }: QuotesProps) {
  const marking = useMarking();
  const [shown, setShown] = useState<Shown>('all');
  const ids = new Map(set.interviews.map((interview) => [interview.id, interview]));
  const all = [...(marking?.placed.byText.values() ?? [])]
    .flat()
    .filter(({ passage }) => ids.has(passage.response))
    .toSorted((one, other) => numberOf(one) - numberOf(other) || one.mark.start - other.mark.start);
  const codeOf = ({ mark }: PlacedMark): Code | null =>
    mark.code === undefined ? null : (marking?.codes.codeOf(mark.code) ?? null);
  const isShown = (placed: PlacedMark, wanted: Shown): boolean => {
    if (wanted === 'all') return true;
    if (wanted === 'star') return placed.mark.star === true;
    if (wanted === 'note') return placed.mark.note !== undefined;
    const code = codeOf(placed);
    return code !== null && marking?.codes.withBelow(wanted.code).has(code.id) === true;
  };
  const quotes = all.filter((placed) => isShown(placed, shown));
  const paged = usePaged(quotes, quotesAtOnce);
  if (marking === null) return null;
  const people = (wanted: Shown) =>
    new Set(all.filter((placed) => isShown(placed, wanted)).map(({ passage }) => passage.response)).size;
  const textOf = (placed: PlacedMark) =>
    `“${wordsOf(placed.passage.text, placed.mark)}” (${sourceOf(placed.passage, set)})`;
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) announce(words.marks.copied);
  };
  const choices: readonly {
    readonly name: string;
    readonly depth: number;
    readonly shown: Shown;
    readonly code?: Code;
  }[] = [
    { name: words.marks.all, depth: 0, shown: 'all' },
    { name: words.marks.starred, depth: 0, shown: 'star' },
    { name: words.marks.noted, depth: 0, shown: 'note' },
    ...marking.codes.inOrder.map(({ code, depth }) => ({ name: code.name, depth, shown: { code: code.id }, code })),
  ];
  const chosen = choices.find((choice) => isSame(choice.shown, shown)) ?? choices[0];

  function numberOf({ passage }: PlacedMark): number {
    return ids.get(passage.response)?.number ?? 0;
  }

  return (
    <>
      <ReadingProblems />
      <div className={styles.page}>
        <nav aria-label={words.marks.quotes} className={styles.codes}>
          <ul>
            {choices.map((choice) => (
              <li
                key={choice.name + choice.depth}
                className={styles.code}
                style={{ paddingInlineStart: choice.depth * 16 }}
              >
                <button
                  type="button"
                  className={styles.choice}
                  aria-current={choice === chosen ? 'true' : undefined}
                  data-colour={choice.code?.colour}
                  onClick={() => setShown(choice.shown)}
                >
                  <span dir="auto">{choice.name}</span>
                  <span className="quiet">{words.marks.people(people(choice.shown))}</span>
                </button>
                {choice.code ? <EditCode code={choice.code} /> : null}
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label={words.marks.quotesOf(chosen?.name ?? '')} className={`stack gap3 ${styles.quotes}`}>
          {quotes.length === 0 ? (
            <EmptyState icon={Quote} text={words.marks.noQuotes} />
          ) : (
            <>
              <div className="spread">
                <span className="quiet">{words.marks.people(people(shown))}</span>
                <Button onClick={() => void copy(quotes.map(textOf).join('\n\n'))}>{words.marks.copyAll}</Button>
              </div>
              <ol className="column card">
                {paged.shown.map((placed) => {
                  const interview = ids.get(placed.passage.response);
                  return (
                    <li key={placed.mark.id} className={`stack ${styles.quote}`} data-quote="">
                      <blockquote className={styles.words} dir="auto">
                        {wordsOf(placed.passage.text, placed.mark)}
                      </blockquote>
                      <MarkChips marks={[placed]} />
                      <span className="spread">
                        <span className="quiet" dir="auto">
                          {sourceOf(placed.passage, set)}
                        </span>
                        <span className="cluster">
                          <Button variant="quiet" onClick={() => void copy(textOf(placed))}>
                            {words.marks.copy}
                          </Button>
                          {interview === undefined ? null : (
                            <Button variant="quiet" aria-label={openName(interview)} onClick={() => onOpen(interview)}>
                              {interviewName(interview)}
                            </Button>
                          )}
                        </span>
                      </span>
                    </li>
                  );
                })}
              </ol>
              <ShowMore of={paged} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

function isSame(one: Shown, other: Shown): boolean {
  return typeof one === 'string' || typeof other === 'string' ? one === other : one.code === other.code;
}
