import type { GuideNode } from '@guide-studio/guide-core/edit';
import type { Comment } from '@guide-studio/guide-core/notes';
import { MessageCircle, Save } from '../theme/icons.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, EmptyState, Notice, Switch } from '../controls/index.ts';
import { SidePane } from '../panes/SidePane.tsx';
import { nameOfPart } from '../explanations/conditionWords.ts';
import { save, select, useGuide } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { CommentCard } from './CommentCard.tsx';
import styles from './CommentsPane.module.css';
import { isTyped, useDrafts } from '../notes/drafts.ts';
import { type CommentGroup, groupsOf } from './groups.ts';
import { NewComment } from './NewComment.tsx';
import { loadNotes, useNotes } from '../notes/notes.ts';
import { type CommentRange, shownAtOnce, commentsIn, withPart } from './commentRange.ts';
import { subjectOf } from './subject.ts';
import { WayBack } from './WayBack.tsx';

/** The comments on the study, its blocks and questions, stored in a file beside the guide. */
export function CommentsPane() {
  const file = useGuide((guide) => guide.onDisk.file);
  const open = useNotes(({ notes }) => notes.comments.filter(({ resolved }) => !resolved).length);
  const failed = useNotes(({ state }) => state === 'failed');
  useEffect(() => {
    if (file !== null) void loadNotes(file);
  }, [file]);
  return (
    <SidePane title={words.comments.title} count={failed ? '' : words.comments.open(open)}>
      {file === null ? <Unsaved /> : <Discussion file={file} />}
    </SidePane>
  );
}

/** Asks to save first: comments are stored beside the file. */
function Unsaved() {
  const waiting = useNotes(({ notes }) => notes.comments.length);
  return (
    <EmptyState
      icon={MessageCircle}
      text={waiting === 0 ? words.comments.unsaved : words.comments.waiting(waiting)}
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
      {state === 'failed' && !isTyped() ? null : <NewComment />}
      <WayBack />
      <Groups />
    </>
  );
}

function Groups() {
  const doc = useGuide((guide) => guide.editor.doc);
  const { comments } = useNotes((notes) => notes.notes);
  const failed = useNotes((notes) => notes.state === 'failed');
  const edits = useDrafts((drafts) => drafts.edits);
  const places = useNotes((notes) => notes.places);
  const [all, setAll] = useState(false);
  const settled = comments.filter(({ resolved }) => resolved).length;
  const groups = useMemo(
    () =>
      groupsOf(
        doc,
        // A comment being edited here stays, whatever others do to it.
        withEdited(comments, edits).filter(({ id, resolved }) => all || !resolved || edits.has(id)),
        places,
      ),
    [doc, comments, edits, places, all],
  );
  const [shown, setShown] = useShown(groups);
  const total = groups.reduce((sum, group) => sum + group.comments.length, 0);
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list, groups);
  // The content of the file is unknown; the notice above says so.
  if (failed && groups.length === 0) return null;
  if (comments.length === 0 && groups.length === 0) return <p className={styles.nothing}>{words.comments.nothing}</p>;
  return (
    <>
      {settled > 0 ? (
        <div className={styles.filter}>
          <Switch label={words.comments.showResolved(settled)} checked={all} onChecked={setAll} />
        </div>
      ) : null}
      <div
        ref={list}
        className={`stack gap4 ${styles.scroller}`}
        role="region"
        tabIndex={-1}
        data-comments=""
        aria-label={words.comments.list}
      >
        {groups.length === 0 ? <p className={styles.nothing}>{words.comments.noneOpen}</p> : null}
        {shown.from > 0 ? (
          <Button onClick={() => setShown({ ...shown, from: Math.max(0, shown.from - shownAtOnce) })}>
            {words.comments.earlier(shown.from)}
          </Button>
        ) : null}
        {commentsIn(groups, shown).map((group) => (
          <Group key={group.node?.key ?? ''} group={group} />
        ))}
        {total > shown.to ? (
          <Button onClick={() => setShown({ ...shown, to: shown.to + shownAtOnce })}>
            {words.comments.further(total - shown.to)}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Returns the comments in the file, and deleted ones that are being edited here. */
function withEdited(comments: readonly Comment[], edits: Edits): readonly Comment[] {
  const gone = [...edits.values()].flatMap(({ comment }) =>
    comments.some(({ id }) => id === comment.id) ? [] : [comment],
  );
  return gone.length === 0 ? comments : [...comments, ...gone];
}

type Edits = ReturnType<typeof useDrafts.getState>['edits'];

/** Returns the range of comments shown. It includes those on the selected part, to which the list scrolls. */
function useShown(groups: readonly CommentGroup[]): readonly [CommentRange, (shown: CommentRange) => void] {
  const key = useGuide((guide) => subjectOf(guide)?.key ?? '');
  const [chosen, setShown] = useState<CommentRange>({ from: 0, to: shownAtOnce });
  const shown = withPart(groups, key, chosen);
  if (shown !== chosen) setShown(shown);
  return [shown, setShown];
}

/** Keeps the focus in the list when a resolved or deleted comment takes its buttons along. */
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
      {node ? null : <p className="quiet">{words.comments.orphansHint}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <CommentCard key={comment.id} comment={comment} lost={node === null} />
        ))}
      </ul>
    </section>
  );
}

function About({ node, number }: { readonly node: GuideNode; readonly number: number | null }) {
  const isSelected = useGuide((guide) => guide.editor.selection.includes(node.key));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSelected) heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <h3 ref={heading} className={styles.about}>
      <button
        type="button"
        className={`bare ${styles.way}`}
        aria-pressed={isSelected}
        onClick={() => select([node.key])}
      >
        <span dir="auto">{titleOf(node, number)}</span>
      </button>
    </h3>
  );
}

function titleOf(node: GuideNode, number: number | null): string {
  if (node.kind === 'study') return words.comments.study;
  return number === null ? nameOfPart(node) : `${number}. ${nameOfPart(node)}`;
}
