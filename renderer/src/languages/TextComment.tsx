import '../i18n/later.ts';
import { type Anchor, anchorOf, type Comment } from '@guide-studio/guide-core/notes';
import type { Key } from '@guide-studio/guide-core/edit';
import { MessageSquareText } from '../theme/icons.tsx';
import { useMemo, useState } from 'react';
import { Field, FormDialog, IconButton, TextArea, TextField } from '../controls/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { rememberAuthor } from '../notes/author.ts';
import { changeNotes, isOpenQuestion, placeComment, useNotes } from '../notes/notes.ts';
import { announce, readGuide, useGuide, useSession } from '../session/index.ts';
import styles from './TextComment.module.css';
import { isOfStudy, type TextRow } from './textRows.ts';

interface TextCommentProps {
  readonly row: TextRow;
  /** The question or block of the text, or the study, which has the comment. */
  readonly part: Key;
  /** The text in short. */
  readonly name: string;
}

/** A comment on a text, written beside it, and how many open ones it has. */
export function TextComment({ row, part, name }: TextCommentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useOpenCommentsOn(row, part);
  const text = words.translating;
  return (
    <span className={styles.comments}>
      {open.length > 0 ? <span aria-hidden="true">{open.length}</span> : null}
      <IconButton
        icon={MessageSquareText}
        size="small"
        label={open.length > 0 ? text.comments(open.length, name) : text.comment(name)}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <CommentDialog {...{ row, part, name, open }} onClose={() => setIsOpen(false)} /> : null}
    </span>
  );
}

/**
 * A question has its comments itself, and one on a text of the study names it in its anchor; one on another text, such as
 * an option, begins with that text.
 */
const quoteOf = (row: TextRow): string =>
  row.text.kind === 'question' || isOfStudy(row) ? '' : `“${row.text.source}”: `;

const anchorFor = (row: TextRow, part: Key): Anchor | null => anchorOf(readGuide().editor.doc, part, row.text.source);

function useOpenCommentsOn(row: TextRow, part: Key): readonly Comment[] {
  const comments = useNotes(({ notes }) => notes.comments);
  const places = useNotes((notes) => notes.places);
  const quote = quoteOf(row);
  const named = isOfStudy(row) ? (anchorFor(row, part)?.text ?? null) : null;
  return useMemo(
    () =>
      comments.filter(
        (comment) =>
          places.get(comment.id) === part &&
          isOpenQuestion(comment) &&
          comment.text.startsWith(quote) &&
          (named === null || comment.anchor.text === named),
      ),
    [comments, places, part, quote, named],
  );
}

interface CommentDialogProps extends TextCommentProps {
  readonly open: readonly Comment[];
  readonly onClose: () => void;
}

function CommentDialog({ row, part, name, open, onClose }: CommentDialogProps) {
  const author = useSession((session) => session.preferences.author);
  const isSaved = useGuide((guide) => guide.onDisk.file !== null);
  const { busy, error } = useNotes();
  const [typed, setTyped] = useState('');
  const [who, setWho] = useState(author);
  const { comments, translating } = words;

  async function add(): Promise<void> {
    const anchor = anchorFor(row, part);
    if (!anchor) return onClose();
    const id = crypto.randomUUID();
    placeComment(id, part);
    const text = `${quoteOf(row)}${typed.trim()}`;
    const comment = { id, anchor, author: who.trim(), at: new Date().toISOString(), text };
    if (!(await changeNotes({ kind: 'comment.add', comment }))) return;
    announce(comments.added);
    onClose();
    await rememberAuthor(who.trim());
  }

  return (
    <FormDialog
      title={translating.commentTitle}
      description={<span dir="auto">{row.text.source}</span>}
      act={comments.add}
      incomplete={typed.trim() === '' || who.trim() === '' || !isSaved}
      busy={busy}
      error={isSaved ? error && hostMessageOf(error) : { what: comments.unsaved, next: '' }}
      onSubmit={add}
      onClose={onClose}
    >
      {open.length > 0 ? (
        <ul className={styles.open} aria-label={comments.list}>
          {open.map((comment) => (
            <li key={comment.id}>
              <span className="quiet">{comment.author}:</span> <span dir="auto">{comment.text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Field label={translating.comment(name)}>
        <TextArea rows={3} value={typed} placeholder={comments.placeholder} onText={setTyped} />
      </Field>
      {author === '' ? (
        <Field label={comments.name} hint={comments.nameHint}>
          <TextField value={who} autoComplete="name" onText={setWho} />
        </Field>
      ) : null}
    </FormDialog>
  );
}
