import '../../i18n/later.ts';
import { type Hit, type Span, wordsOf } from '@guide-studio/analysis';
import { type Code, keyOfPlace } from '@guide-studio/guide-core/reading';
import { useState } from 'react';
import { Button, EmptyState, Field, FormDialog, Select, TextField, usePaged } from '../../controls/index.ts';
import { hostMessageOf, words } from '../../i18n/index.ts';
import { rememberAuthor } from '../../notes/author.ts';
import { announce, useSession } from '../../session/index.ts';
import { Search, Tag } from '../../theme/icons.tsx';
import { interviewName, openName } from '../aboutInterview.ts';
import type { AnswerSet, Interview } from '../answerSet.ts';
import { CoderField } from '../marks/CoderField.tsx';
import { MarkedText } from '../marks/MarkedText.tsx';
import { useMarking } from '../marks/marking.tsx';
import { newMark } from '../marks/newMark.ts';
import { nextColour } from '../marks/nextColour.ts';
import { addingMarks, changeReadingHere, coderNamed, useReading } from '../marks/reading.ts';
import { sourceOf } from '../marks/sourceOf.ts';
import { ShowMore } from '../ShowMore.tsx';
import styles from './Hits.module.css';

interface HitsProps {
  readonly hits: readonly Hit[];
  readonly set: AnswerSet;
  readonly onOpen: (interview: Interview) => void;
}

const hitsAtOnce = 50;

/** The texts in which a search found something, each with where it is from. */
export function Hits({ hits, set, onOpen }: HitsProps) {
  const marking = useMarking();
  const [coding, setCoding] = useState(false);
  const paged = usePaged(hits, hitsAtOnce);
  const people = new Set(hits.map(({ passage }) => passage.response)).size;
  const interviews = new Map(set.interviews.map((interview) => [interview.id, interview]));
  const unread = marking?.isWhole === false ? <p className="quiet">{words.marks.leftToRead}</p> : null;
  if (hits.length === 0) {
    return (
      <>
        {unread}
        <EmptyState icon={Search} text={words.marks.hits(0, 0)} />
      </>
    );
  }
  return (
    <>
      {unread}
      <div className="spread">
        <output className="quiet">{words.marks.hits(hits.length, people)}</output>
        {marking?.canMark === true ? (
          <Button icon={Tag} onClick={() => setCoding(true)}>
            {words.marks.codeHits}
          </Button>
        ) : null}
      </div>
      <ol className="column card">
        {paged.shown.map(({ passage }) => {
          const interview = interviews.get(passage.response);
          const key = keyOfPlace(passage);
          return (
            <li key={key} className={`stack ${styles.hit}`} data-hit="">
              <p className="quiet" dir="auto">
                {sourceOf(passage, set)} · {passage.asked}
              </p>
              <blockquote className={styles.quote} dir="auto">
                <MarkedText
                  textKey={key}
                  text={passage.text}
                  name={interview === undefined ? '' : interviewName(interview)}
                />
              </blockquote>
              {interview === undefined ? null : (
                <span>
                  <Button variant="quiet" aria-label={openName(interview)} onClick={() => onOpen(interview)}>
                    {interviewName(interview)}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <ShowMore of={paged} />
      {coding ? <CodeHits hits={hits} onClose={() => setCoding(false)} /> : null}
    </>
  );
}

const newCode = 'new';

/** Gives every hit the same code, after a look at the words that get it. */
function CodeHits({ hits, onClose }: { readonly hits: readonly Hit[]; readonly onClose: () => void }) {
  const codes = useMarking()?.codes;
  const author = useSession((session) => session.preferences.author);
  const { busy, error } = useReading();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [code, setCode] = useState(codes?.inOrder[0]?.code.id ?? newCode);
  const [name, setName] = useState('');
  const [who, setWho] = useState(author);
  const chosen = hits.filter(({ passage }) => !left.has(keyOfPlace(passage)));

  async function add(): Promise<void> {
    const colour = nextColour((codes?.inOrder ?? []).map((node) => node.code));
    const made: Code[] = code === newCode ? [{ id: crypto.randomUUID(), name: name.trim(), colour }] : [];
    const marks = await Promise.all(
      chosen.map(async (hit) => await newMark(hit.passage, wholeSpan(hit), { code: made[0]?.id ?? code })),
    );
    if (!(await changeReadingHere(addingMarks(coderNamed(who.trim()), marks, made)))) return;
    announce(words.marks.made);
    onClose();
    await rememberAuthor(who.trim());
  }

  return (
    <FormDialog
      title={words.marks.codeHitsTitle(hits.length)}
      description={words.marks.codeHitsLook}
      act={words.marks.codeHitsAct(chosen.length)}
      incomplete={chosen.length === 0 || (code === newCode && name.trim() === '') || who.trim() === ''}
      busy={busy}
      error={error && hostMessageOf(error)}
      onSubmit={add}
      onClose={onClose}
    >
      <Field label={words.marks.code}>
        <Select
          value={code}
          options={[
            ...(codes?.inOrder ?? []).map(({ code: one, depth }) => ({
              value: one.id,
              label: `${'\u2003'.repeat(depth)}${one.name}`,
            })),
            { value: newCode, label: words.marks.newCode },
          ]}
          onValue={setCode}
        />
      </Field>
      {code === newCode ? (
        <Field label={words.marks.codeName}>
          <TextField value={name} onText={setName} />
        </Field>
      ) : null}
      <ul className={styles.look} aria-label={words.marks.codeHitsTitle(hits.length)}>
        {hits.map((hit) => {
          const { passage } = hit;
          const key = keyOfPlace(passage);
          return (
            <li key={key}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={!left.has(key)}
                  onChange={() =>
                    setLeft(new Set([...left].includes(key) ? [...left].filter((one) => one !== key) : [...left, key]))
                  }
                />
                <span dir="auto">
                  … <mark>{wordsOf(passage.text, wholeSpan(hit))}</mark> …
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <CoderField value={who} onText={setWho} />
    </FormDialog>
  );
}

/** Returns the words from the first that was found to the last. */
const wholeSpan = ({ spans }: Hit): Span => ({ start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 1 });
