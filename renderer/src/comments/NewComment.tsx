import type { GuideNode } from '@guide-studio/guide-core/edit';
import { anchorOf } from '@guide-studio/guide-core/notes';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, Field, TextArea, TextField } from '../controls/index.ts';
import { readGuide, announce, useGuide, useSession } from '../session/index.ts';
import { nameOfPart } from '../explanations/conditionWords.ts';
import { words } from '../i18n/index.ts';
import { rememberAuthor } from '../notes/author.ts';
import { draftText, useDrafts } from '../notes/drafts.ts';
import styles from './NewComment.module.css';
import { changeNotes, placeComment, useNotes } from '../notes/notes.ts';
import { focusNewComment } from './openComments.ts';
import { subjectOf } from './subject.ts';

/** A new comment on the selected part. Asks once for the name of the author. */
export function NewComment() {
  const subject = useGuide(subjectOf);
  const author = useSession((session) => session.preferences.author);
  const busy = useNotes((notes) => notes.busy);
  const text = useDrafts((drafts) => drafts.text);
  const [name, setName] = useState(author);
  const [asksName, setAsksName] = useState(author === '');
  // It was asked to be added, and waits for the name alone.
  const [waits, setWaits] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  useFocusWhen(asksName && author !== '', nameField);
  const texts = words.comments;
  if (!subject) return <p className={styles.hint}>{texts.choose}</p>;

  async function submit(about: GuideNode, isLeaving = false): Promise<void> {
    if (busy || text.trim() === '') return;
    if (name.trim() === '') {
      setAsksName(true);
      setWaits(true);
      nameField.current?.focus();
      return;
    }
    if (!(await add(about, text.trim(), name.trim()))) return;
    // Text typed in the meantime starts the next comment.
    draftText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
    setAsksName(false);
    setWaits(false);
    // Leaving the field for the name, the focus is on its way to another place.
    if (!isLeaving) focusNewComment();
    await rememberAuthor(name.trim());
  }

  return (
    <form
      className={`stack ${styles.form}`}
      aria-label={texts.add}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(subject);
      }}
    >
      <Field label={subject.kind === 'study' ? texts.onStudy : texts.on(nameOfPart(subject))}>
        <TextArea
          data-new-comment
          rows={2}
          value={text}
          placeholder={texts.placeholder}
          onText={(typed) => draftText(() => typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.stopPropagation();
            void submit(subject);
          }}
        />
      </Field>
      {asksName && (text !== '' || author !== '') ? (
        <Field label={texts.name} hint={texts.nameHint} advice={waits && text.trim() !== '' ? [texts.needsName] : []}>
          <TextField
            ref={nameField}
            value={name}
            autoComplete="name"
            onText={setName}
            onBlur={({ currentTarget, relatedTarget }) => {
              const isInside = currentTarget.form?.contains(relatedTarget) ?? false;
              if (waits && !isInside && name.trim() !== '') void submit(subject, true);
            }}
          />
        </Field>
      ) : null}
      <div className={`cluster ${styles.acts}`}>
        {asksName ? null : (
          <span className={`quiet ${styles.as}`}>
            {texts.as(name)}{' '}
            <button type="button" className={styles.change} onClick={() => setAsksName(true)}>
              {texts.changeName}
            </button>
          </span>
        )}
        <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}

function useFocusWhen(wanted: boolean, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (wanted) field.current?.select();
  }, [wanted, field]);
}

async function add(about: GuideNode, text: string, author: string): Promise<boolean> {
  const anchor = anchorOf(readGuide().editor.doc, about.key);
  if (!anchor) return false;
  const id = crypto.randomUUID();
  placeComment(id, about.key);
  const comment = { id, anchor, author, at: new Date().toISOString(), text };
  const done = await changeNotes({ kind: 'comment.add', comment });
  if (done) announce(words.comments.added);
  return done;
}
