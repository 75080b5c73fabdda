import { redo as redoText, undo as undoText } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorSelection, EditorState, Transaction } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';
import { type GuideNode, locate, nodeAtPath, type Path, positionOf } from '@guide-studio/guide-core';
import { useShownPlace } from '../problems/index.ts';
import {
  ask,
  carryOut,
  guideText,
  isEditable,
  read,
  readGuide,
  redo,
  select,
  undo,
  useSession,
} from '../session/index.ts';
import { diagnosticsOf, offsetOf, textDiagnostic } from './diagnosticsOf.ts';
import { draftOf, keepDraft, tellThatItWaits } from './jsonDraft.ts';
import { pathAt } from './placeAt.ts';
import { readText } from './readText.ts';
import { textChanges } from './textChanges.ts';
import { forgetUnfinished, textExtensions } from './textExtensions.ts';

/** Delay between the last key and reading the text, in milliseconds. */
const pause = 250;

/** The guide and its JSON text, synchronized in both directions. */
export interface BoundText {
  readonly view: EditorView;
  /** Reads the typed text now instead of after the delay. */
  readonly finish: () => void;
  /** Discards a text that is not in the guide. */
  readonly discard: () => void;
  /** Applies a text although the guide has changed in the meantime. */
  readonly takeOver: () => void;
  /** Moves the cursor to a path. */
  readonly goTo: (path: Path) => void;
  readonly end: () => void;
}

const fromGuide = Annotation.define<boolean>();
const document = () => readGuide().editor.doc;
const textOf = () => guideText(document());

/**
 * Opens the text of the guide in `root`. Typing becomes "Edit JSON" entries of the shared history once the text is a
 * valid guide; until then it is a draft, and the guide keeps the last valid version. Other changes of the guide enter
 * the text as small edits.
 */
export function bindText(parent: Element, root: ShadowRoot): BoundText {
  const { backupKey } = readGuide();
  const kept = draftOf(backupKey);
  let shown: GuideNode = kept?.base ?? document().root;
  let unread = kept !== null;
  let applying = false;
  let moved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const view = new EditorView({
    parent,
    root,
    state: EditorState.create({
      doc: kept?.text ?? textOf(),
      extensions: [
        textExtensions(keys(), !isEditable(read())),
        EditorView.updateListener.of(({ docChanged, selectionSet, transactions }) => {
          if (selectionSet && !docChanged) moved = true;
          if (!docChanged || transactions.some((each) => each.annotation(fromGuide))) return;
          moved = true;
          unread = true;
          clearTimeout(timer);
          timer = setTimeout(finish, pause);
        }),
        EditorView.domEventHandlers({ blur: () => rest() }),
      ],
    }),
  });

  function finish(): void {
    clearTimeout(timer);
    if (!unread || read().guide === null) return;
    const text = view.state.doc.toString();
    const result = readText(text);
    if (!result.ok) keepDraft({ guide: backupKey, text, base: shown, problem: result.problem });
    else if (shown !== document().root) keepDraft({ guide: backupKey, text, base: shown, problem: null });
    else apply();
    mark();
  }

  function apply(): void {
    const result = readText(view.state.doc.toString());
    if (!result.ok) return;
    const change = ask('guide.replace', { guide: result.guide, reason: 'json', typing: 'json' });
    if (change.kind === 'refusal' && change.code !== 'nothingToDo') return;
    applying = true;
    if (change.kind === 'transaction') carryOut(change);
    applying = false;
    shown = document().root;
    unread = false;
    keepDraft(null);
    forgetUnfinished(view);
  }

  /** Runs after a pause in typing: reads the rest, and formats the text as the file will be. */
  function rest(): void {
    finish();
    if (!unread) follow();
  }

  /** Updates the text to match the guide. */
  function follow(): void {
    const before = view.state.doc.toString();
    const changes = textChanges(before, textOf());
    shown = document().root;
    if (changes.length > 0) {
      view.dispatch({ changes, annotations: [fromGuide.of(true), Transaction.addToHistory.of(false)] });
    }
    mark();
  }

  function mark(): void {
    const { issues, advice, checked } = readGuide();
    const draft = draftOf(backupKey);
    const found = draft
      ? draft.problem
        ? [textDiagnostic(view.state, draft.problem)]
        : []
      : unread || checked?.root !== shown
        ? null
        : diagnosticsOf(view.state, [...issues, ...advice]);
    if (found) view.dispatch(setDiagnostics(view.state, found));
  }

  function keys(): readonly KeyBinding[] {
    const step = (own: typeof undoText, ofGuide: () => void) => () => {
      finish();
      if (unread) own(view);
      else ofGuide();
      finish();
      return true;
    };
    return [
      { key: 'Mod-z', run: step(undoText, undo), preventDefault: true },
      { key: 'Mod-y', run: step(redoText, redo), preventDefault: true },
      { key: 'Mod-Shift-z', run: step(redoText, redo), preventDefault: true },
      {
        key: 'Mod-s',
        run: () => {
          finish();
          return false;
        },
      },
    ];
  }

  function discard(): void {
    unread = false;
    keepDraft(null);
    follow();
    forgetUnfinished(view);
    view.focus();
  }

  function goTo(path: Path): void {
    const { line, column } = positionOf(view.state.doc.toString(), path);
    goToOffset(offsetOf(view.state, line, column));
  }

  function goToOffset(at: number): void {
    view.dispatch({
      selection: EditorSelection.cursor(at),
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
    });
    moved = false;
  }

  const stop = useSession.subscribe((now, before) => {
    if (applying || now.guide?.backupKey !== backupKey) return;
    if (now.guide.editor.doc.root === shown) {
      if (now.guide.issues !== before.guide?.issues || now.guide.advice !== before.guide?.advice) mark();
    } else if (unread) finish();
    else follow();
  });

  const stopShowing = useShownPlace.subscribe(({ place }) => {
    if (!place || draftOf(backupKey)) return;
    goTo(place.path);
    view.focus();
  });

  if (kept?.problem) goToOffset(offsetOf(view.state, kept.problem.line ?? 1, kept.problem.column ?? 1));
  if (kept === null) {
    const selected = readGuide().editor.selection[0];
    const located = selected === undefined ? null : locate(document(), selected);
    if (located && located.path.length > 0) goTo(located.path);
  }
  mark();

  return {
    view,
    finish,
    discard,
    takeOver: () => {
      shown = document().root;
      finish();
    },
    goTo,
    end: () => {
      finish();
      stop();
      stopShowing();
      const open = read().guide?.backupKey === backupKey;
      if (open && unread) tellThatItWaits();
      if (open && !unread && moved) {
        const { node } = nodeAtPath(document(), pathAt(view.state, view.state.selection.main.head));
        select([node.key]);
      }
      view.destroy();
    },
  };
}
