import '../../i18n/later.ts';
import { wordsOf } from '@guide-studio/analysis';
import type { Code, CodeColour } from '@guide-studio/guide-core/reading';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button, Field, FormDialog, Menu, type MenuItem, TextArea } from '../../controls/index.ts';
import { hostMessageOf, words } from '../../i18n/index.ts';
import { rememberAuthor } from '../../notes/author.ts';
import { announce, useSession } from '../../session/index.ts';
import { Star, StickyNote, Tag } from '../../theme/icons.tsx';
import { CodeFields } from './CodeFields.tsx';
import { CoderField } from './CoderField.tsx';
import styles from './MarkBar.module.css';
import { type Marking, type Selected, useMarking } from './marking.tsx';
import { type Meaning, newMark } from './newMark.ts';
import { nextColour } from './nextColour.ts';
import { addingMarks, changeReadingHere, coderNamed, useReading } from './reading.ts';

/** What is asked before the mark is made. `star`: the name of the coder, and a note if there is one. */
type Asking = 'newCode' | 'note' | 'star' | null;

/** Marks the selected words: a star, a code or a note. Shown beside the selection. */
export function MarkBar() {
  const marking = useMarking();
  const [asking, setAsking] = useState<Asking>(null);
  const author = useSession((session) => session.preferences.author);
  const selected = marking?.selected ?? null;
  const bar = useBeside(selected);
  if (marking === null || selected === null) return null;
  const passage = marking.passages.get(selected.key);
  if (passage === undefined) return null;

  const mark = async (meaning: Meaning, codes: readonly Code[] = [], name = author): Promise<void> => {
    const made = await newMark(passage, selected.span, meaning);
    if (!(await changeReadingHere(addingMarks(coderNamed(name), [made], codes)))) return;
    announce(words.marks.made);
    setAsking(null);
    leave(marking, selected);
    await rememberAuthor(name);
  };
  // Without a name, the first mark asks for it.
  const isNamed = author.trim() !== '';
  return (
    <>
      <div ref={bar} className={`floating ${styles.bar}`} role="toolbar" aria-label={words.marks.markWords}>
        <Button variant="quiet" icon={Star} onClick={() => (isNamed ? void mark({ star: true }) : setAsking('star'))}>
          {words.marks.star}
        </Button>
        <Menu
          label={words.marks.code}
          icon={Tag}
          items={() => [
            ...(isNamed ? marking.codes.inOrder : []).map(
              ({ code, depth }): MenuItem => ({
                label: `${'\u2003'.repeat(depth)}${code.name}`,
                onSelect: () => void mark({ code: code.id }),
              }),
            ),
            { label: words.marks.newCode, separated: true, onSelect: () => setAsking('newCode') },
          ]}
        />
        <Button variant="quiet" icon={StickyNote} onClick={() => setAsking('note')}>
          {words.marks.note}
        </Button>
      </div>
      {asking === null ? null : (
        <MarkDialog
          asking={asking}
          quote={wordsOf(passage.text, selected.span)}
          onSubmit={async (name, text, colour) => {
            const id = crypto.randomUUID();
            const star = asking === 'star' ? { star: true } : {};
            if (asking === 'newCode') await mark({ code: id }, [{ id, name: text, colour }], name);
            else await mark({ ...star, ...(text === '' ? {} : { note: text }) }, [], name);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** Ends the selection; the focus goes back to the text. */
function leave({ select }: Marking, { key }: Selected): void {
  document.getSelection()?.removeAllRanges();
  select(null);
  document.querySelector<HTMLElement>(`[data-text-key="${CSS.escape(key)}"]`)?.focus();
}

/** Puts the bar below the selected words, inside the window. */
function useBeside(selected: Selected | null): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null || selected === null) return;
    const place = (): void => {
      const pieces = document.querySelectorAll<HTMLElement>(
        `[data-text-key="${CSS.escape(selected.key)}"] [data-selected]`,
      );
      const last = pieces[pieces.length - 1]?.getBoundingClientRect();
      if (last === undefined) return;
      const { offsetWidth, offsetHeight } = current;
      const isBelow = last.bottom + offsetHeight + 8 < innerHeight;
      current.style.top = `${isBelow ? last.bottom + 4 : Math.max(4, last.top - offsetHeight - 4)}px`;
      current.style.left = `${Math.max(4, Math.min(last.left, innerWidth - offsetWidth - 4))}px`;
    };
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [selected]);
  return bar;
}

interface MarkDialogProps {
  readonly asking: Exclude<Asking, null>;
  /** The words that are marked. */
  readonly quote: string;
  readonly onSubmit: (author: string, text: string, colour: CodeColour) => Promise<void>;
  readonly onClose: () => void;
}

function MarkDialog({ asking, quote, onSubmit, onClose }: MarkDialogProps) {
  const author = useSession((session) => session.preferences.author);
  const { busy, error } = useReading();
  const codes = useReading(({ reading }) => reading.codes);
  const [text, setText] = useState('');
  const [who, setWho] = useState(author);
  const [colour, setColour] = useState<CodeColour>(() => nextColour(codes));
  const isCode = asking === 'newCode';
  const needsText = asking !== 'star';
  return (
    <FormDialog
      title={isCode ? words.marks.newCodeTitle : words.marks.noteTitle}
      description={<q dir="auto">{quote.length > 300 ? `${quote.slice(0, 300)} …` : quote}</q>}
      act={isCode ? words.marks.addCode : words.marks.addMark}
      incomplete={(needsText && text.trim() === '') || who.trim() === ''}
      busy={busy}
      error={error && hostMessageOf(error)}
      onSubmit={async () => await onSubmit(who.trim(), text.trim(), colour)}
      onClose={onClose}
    >
      {isCode ? (
        <CodeFields name={text} onName={setText} colour={colour} onColour={setColour} />
      ) : (
        <Field label={words.marks.note} optional={!needsText}>
          <TextArea rows={3} value={text} onText={setText} />
        </Field>
      )}
      <CoderField value={who} onText={setWho} />
    </FormDialog>
  );
}
