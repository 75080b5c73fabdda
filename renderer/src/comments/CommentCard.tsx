import type { Comment } from '@guide-studio/guide-core/notes';
import { Check, Pencil, RotateCcw, Trash2 } from '../theme/icons.tsx';
import { useEffect, useRef } from 'react';
import { Button, IconButton, TextArea } from '../controls/index.ts';
import { whenOf, words } from '../i18n/index.ts';
import { showStudyText } from '../languages/index.ts';
import { read, announce } from '../session/index.ts';
import styles from './CommentCard.module.css';
import { beginEdit, endEdit, keepEdit, typeEdit, useDrafts } from '../notes/drafts.ts';
import { changeNotes } from '../notes/notes.ts';

interface CommentCardProps {
  readonly comment: Comment;
  /** True if its part is no longer in the guide: the card then says what it was. */
  readonly lost: boolean;
}

/** One comment: its author, text, time and actions. */
export function CommentCard({ comment, lost }: CommentCardProps) {
  const { anchor, author, text, resolved, editedAt } = comment;
  const isEdited = useDrafts(({ edits }) => edits.has(comment.id));
  const card = useFocusBack(isEdited);
  const texts = words.comments;
  return (
    <li
      ref={card}
      className={`stack gap1 card ${styles.card}`}
      data-resolved={resolved ? '' : undefined}
      aria-label={texts.by(author)}
    >
      <p className={styles.head}>
        <strong className={styles.author} dir="auto">
          {author}
        </strong>
        <time dateTime={comment.at} className={styles.time}>
          {when(comment.at)}
          {editedAt ? ` · ${texts.edited}` : ''}
        </time>
      </p>
      {lost ? (
        <p className={styles.was} dir="auto">
          {texts.was(anchor.text || words.logic.emptyPart, anchor.block || words.logic.emptyPart)}
        </p>
      ) : null}
      {anchor.kind === 'study' && anchor.text !== '' ? (
        <button
          type="button"
          className={`bare ${styles.about}`}
          dir="auto"
          title={texts.inLanguages}
          onClick={() => showStudyText(anchor.text)}
        >
          {texts.about(anchor.text)}
        </button>
      ) : null}
      {isEdited ? (
        <Editing comment={comment} />
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {resolved ? <p className={styles.resolved}>{texts.resolvedBy(resolved.by, when(resolved.at))}</p> : null}
      {isEdited ? null : (
        <div className={`row gap1 ${styles.acts}`}>
          <Button variant="quiet" icon={resolved ? RotateCcw : Check} onClick={() => void toggleResolved(comment)}>
            {resolved ? texts.reopen : texts.resolve}
          </Button>
          <IconButton size="small" icon={Pencil} label={texts.edit} onClick={() => beginEdit(comment)} />
          <IconButton size="small" icon={Trash2} label={texts.removeThis} onClick={() => void remove(comment)} />
        </div>
      )}
    </li>
  );
}

/** Returns the focus to the card after its text was edited. */
function useFocusBack(isEdited: boolean) {
  const card = useRef<HTMLLIElement>(null);
  const last = useRef(isEdited);
  useEffect(() => {
    if (last.current && !isEdited) card.current?.querySelector('button')?.focus();
    last.current = isEdited;
  }, [isEdited]);
  return card;
}

/** Focuses a text field when it opens. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

function Editing({ comment }: { readonly comment: Comment }) {
  const { id } = comment;
  const edit = useDrafts(({ edits }) => edits.get(id));
  if (!edit) return null;
  const isOther = comment.text !== edit.comment.text;
  return (
    <div className="stack">
      {isOther ? (
        <p className={styles.was} dir="auto">
          {words.comments.changedMeanwhile(comment.text)}
        </p>
      ) : null}
      <TextArea
        ref={focusOnce}
        aria-label={words.comments.text}
        value={edit.text}
        onText={(text) => typeEdit(edit.comment, text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.stopPropagation();
            void keepEdit(id);
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            endEdit(id);
          }
        }}
      />
      <div className={`cluster ${styles.sure}`}>
        <Button onClick={() => endEdit(id)}>{words.comments.cancel}</Button>
        <Button variant="primary" disabled={edit.text.trim() === ''} onClick={() => void keepEdit(id)}>
          {words.comments.save}
        </Button>
      </div>
    </div>
  );
}

const when = (at: string): string => whenOf(Date.parse(at), Date.now());

async function toggleResolved({ id, resolved }: Comment): Promise<void> {
  const by = read().preferences.author || words.comments.unknownAuthor;
  const change = resolved ? null : { by, at: new Date().toISOString() };
  const back = { kind: 'comment.resolve', id, resolved: resolved ?? null } as const;
  const isDone = await changeNotes(
    { kind: 'comment.resolve', id, resolved: change },
    { done: resolved ? 'reopened' : 'resolved', undo: back },
  );
  if (isDone) announce(words.comments.announcements[resolved ? 'reopened' : 'resolved']);
}

async function remove(comment: Comment): Promise<void> {
  const back = { done: 'removed', undo: { kind: 'comment.add', comment } } as const;
  if (await changeNotes({ kind: 'comment.remove', id: comment.id }, back))
    announce(words.comments.announcements.removed);
}
