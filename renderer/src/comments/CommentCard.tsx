import type { Comment } from '@guide-studio/guide-core';
import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton, TextArea } from '../controls/index.ts';
import { whenOf } from '../files/index.ts';
import { read, say } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './CommentCard.module.css';
import { changeNotes } from './notes.ts';

type Mode = 'reading' | 'editing' | 'removing';

interface CommentCardProps {
  readonly comment: Comment;
  /** What it is about is not in the guide any more: it says what that was. */
  readonly lost: boolean;
}

/** One comment: who said what and when, and what can be done about it. */
export function CommentCard({ comment, lost }: CommentCardProps) {
  const { id, anchor, author, text, resolved, editedAt } = comment;
  const [mode, setMode] = useState<Mode>('reading');
  const card = useFocusBack(mode);
  const told = words.comments;
  return (
    <li ref={card} className={styles.card} data-resolved={resolved ? '' : undefined} aria-label={told.by(author)}>
      <p className={styles.head}>
        <strong className={styles.author} dir="auto">
          {author}
        </strong>
        <time dateTime={comment.at} className={styles.time}>
          {when(comment.at)}
          {editedAt ? ` · ${told.edited}` : ''}
        </time>
      </p>
      {lost ? (
        <p className={styles.was} dir="auto">
          {told.was(anchor.text || words.logic.emptyPart, anchor.block || words.logic.emptyPart)}
        </p>
      ) : null}
      {mode === 'editing' ? (
        <Editing comment={comment} done={() => setMode('reading')} />
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {resolved ? <p className={styles.resolved}>{told.resolvedBy(resolved.by, when(resolved.at))}</p> : null}
      {mode === 'removing' ? (
        <div className={styles.sure} role="group" aria-label={told.sure}>
          <span>{told.sure}</span>
          <Button ref={focusOnce} onClick={() => setMode('reading')}>
            {told.keep}
          </Button>
          <Button variant="danger" onClick={() => void remove(id)}>
            {told.remove}
          </Button>
        </div>
      ) : null}
      {mode === 'reading' ? (
        <div className={styles.acts}>
          <Button variant="quiet" icon={resolved ? RotateCcw : Check} onClick={() => void settle(comment)}>
            {resolved ? told.reopen : told.resolve}
          </Button>
          <IconButton size="small" icon={Pencil} label={told.edit} onClick={() => setMode('editing')} />
          <IconButton size="small" icon={Trash2} label={told.removeThis} onClick={() => setMode('removing')} />
        </div>
      ) : null}
    </li>
  );
}

/** What was opened to be answered takes the keyboard. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** After the text was changed or the question answered the keyboard is back in the card. */
function useFocusBack(mode: Mode) {
  const card = useRef<HTMLLIElement>(null);
  const last = useRef(mode);
  useEffect(() => {
    if (mode === 'reading' && last.current !== mode) card.current?.querySelector('button')?.focus();
    last.current = mode;
  }, [mode]);
  return card;
}

function Editing({ comment, done }: { readonly comment: Comment; readonly done: () => void }) {
  const [text, setText] = useState(comment.text);
  async function keep(): Promise<void> {
    const changed = text.trim();
    if (changed === '') return;
    const at = new Date().toISOString();
    if (changed === comment.text || (await changeNotes({ kind: 'comment.edit', id: comment.id, text: changed, at }))) {
      done();
    }
  }
  return (
    <div className={styles.editing}>
      <TextArea
        ref={focusOnce}
        aria-label={words.comments.text}
        value={text}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.stopPropagation();
            void keep();
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            done();
          }
        }}
      />
      <div className={styles.sure}>
        <Button onClick={done}>{words.comments.cancel}</Button>
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => void keep()}>
          {words.comments.save}
        </Button>
      </div>
    </div>
  );
}

const when = (at: string): string => whenOf(Date.parse(at), Date.now());

async function settle({ id, resolved }: Comment): Promise<void> {
  const by = read().preferences.author || words.comments.somebody;
  const change = resolved ? null : { by, at: new Date().toISOString() };
  const done = await changeNotes({ kind: 'comment.resolve', id, resolved: change });
  if (done) say(resolved ? words.comments.saidReopened : words.comments.saidResolved);
}

async function remove(id: string): Promise<void> {
  if (await changeNotes({ kind: 'comment.remove', id })) say(words.comments.saidRemoved);
}
