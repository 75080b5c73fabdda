import type { GuideNode } from '@guide-studio/guide-core';
import { MessageCircle, Save } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, EmptyState, Notice, Switch } from '../controls/index.ts';
import { useNarrow } from '../frame/useNarrow.ts';
import { nameOfPart } from '../logic/conditionWords.ts';
import { select } from '../session/edit.ts';
import { save } from '../session/files.ts';
import { mustHave, useSession } from '../session/store.ts';
import { hostMessageOf, words } from '../words/index.ts';
import { CommentCard } from './CommentCard.tsx';
import styles from './CommentsPane.module.css';
import { type CommentGroup, groupsOf } from './groups.ts';
import { NewComment } from './NewComment.tsx';
import { loadNotes, useNotes } from './notes.ts';

/** What people say about blocks and questions, kept in a file beside the guide. */
export function CommentsPane() {
  const file = useSession((session) => session.onDisk?.file ?? null);
  const isNarrow = useNarrow();
  const open = useNotes(({ notes }) => notes.comments.filter(({ resolved }) => !resolved).length);
  useEffect(() => {
    if (file !== null) void loadNotes(file);
  }, [file]);
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        {!isNarrow && <h2 className={styles.title}>{words.comments.title}</h2>}
        <span className={styles.count}>{words.comments.open(open)}</span>
      </header>
      {file === null ? <Unsaved /> : <Discussion file={file} />}
    </div>
  );
}

/** Comments lie beside the file: there has to be one. */
function Unsaved() {
  return (
    <EmptyState
      icon={MessageCircle}
      text={words.comments.unsaved}
      action={
        <Button variant="primary" icon={Save} onClick={() => void save()}>
          {words.comments.saveFirst}
        </Button>
      }
    />
  );
}

function Discussion({ file }: { readonly file: string }) {
  const state = useNotes((notes) => notes.state);
  const error = useNotes((notes) => notes.error);
  return (
    <>
      {error ? (
        <div className={styles.notice}>
          <Notice
            kind="error"
            text={hostMessageOf(error).what}
            next={hostMessageOf(error).next}
            actions={<Button onClick={() => void loadNotes(file)}>{words.comments.tryAgain}</Button>}
          />
        </div>
      ) : null}
      {state === 'failed' ? null : <NewComment />}
      <Groups />
    </>
  );
}

function Groups() {
  const doc = useSession((session) => mustHave(session.editor).doc);
  const { comments } = useNotes((notes) => notes.notes);
  const places = useNotes((notes) => notes.places);
  const [all, setAll] = useState(false);
  const settled = comments.filter(({ resolved }) => resolved).length;
  const groups = useMemo(
    () =>
      groupsOf(
        doc,
        comments.filter(({ resolved }) => all || !resolved),
        places,
      ),
    [doc, comments, places, all],
  );
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list, groups);
  if (comments.length === 0) return <p className={styles.nothing}>{words.comments.nothing}</p>;
  return (
    <>
      {settled > 0 ? (
        <div className={styles.filter}>
          <Switch label={words.comments.showResolved(settled)} checked={all} onChecked={setAll} />
        </div>
      ) : null}
      <div ref={list} className={styles.scroller} role="region" tabIndex={-1} aria-label={words.comments.list}>
        {groups.length === 0 ? <p className={styles.nothing}>{words.comments.noneOpen}</p> : null}
        {groups.map((group) => (
          <Group key={group.node?.key ?? ''} group={group} />
        ))}
      </div>
    </>
  );
}

/** A comment that is settled or deleted takes its buttons along: the keyboard stays in the list. */
function useFocusKept(list: { readonly current: HTMLDivElement | null }, shown: readonly CommentGroup[]): void {
  const was = useRef(false);
  useEffect(() => {
    const here = list.current;
    if (was.current && document.activeElement === document.body) here?.focus();
    const note = () => (was.current = here?.contains(document.activeElement) ?? false);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list, shown]);
}

function Group({ group: { node, number, comments } }: { readonly group: CommentGroup }) {
  return (
    <section className={styles.group} aria-label={node ? titleOf(node, number) : words.comments.orphans}>
      {node ? <About node={node} number={number} /> : <h3 className={styles.lost}>{words.comments.orphans}</h3>}
      {node ? null : <p className={styles.hint}>{words.comments.orphansHint}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <CommentCard key={comment.id} comment={comment} lost={node === null} />
        ))}
      </ul>
    </section>
  );
}

function About({ node, number }: { readonly node: GuideNode; readonly number: number | null }) {
  const isSelected = useSession((session) => mustHave(session.editor).selection.includes(node.key));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSelected) heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <h3 ref={heading} className={styles.about}>
      <button type="button" className={styles.way} aria-pressed={isSelected} onClick={() => select([node.key])}>
        <span dir="auto">{titleOf(node, number)}</span>
      </button>
    </h3>
  );
}

function titleOf(node: GuideNode, number: number | null): string {
  return number === null ? nameOfPart(node) : `${number}. ${nameOfPart(node)}`;
}
