import { redo as redoText, undo as undoText } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorSelection, EditorState, Transaction } from '@codemirror/state';
import { EditorView, type KeyBinding, type ViewUpdate } from '@codemirror/view';
import type { JsonObject, Path } from '@guide-studio/guide-core';
import { type GuideNode, locate, nodeAtPath } from '@guide-studio/guide-core/edit';
import { parseGuide, positionOf, type TextIssue } from '@guide-studio/guide-core/files';
import { useShownPlace } from '../problems/index.ts';
import {
  ask,
  carryOut,
  findings,
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
import { draftOf, keepDraft, reportWaiting } from './jsonDraft.ts';
import { pathAt } from './placeAt.ts';
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
  return new GuideInText(parent, root);
}

class GuideInText implements BoundText {
  readonly view: EditorView;
  readonly #backupKey = readGuide().backupKey;
  /** The guide that the text shows or, while a text waits, the one that it began from. */
  #shown: GuideNode;
  /** True while the text is not in the guide. */
  #unread: boolean;
  /** True while a change of the guide comes from the text. */
  #applying = false;
  /** True if the user has moved the cursor, so that closing the tab selects the part at it. */
  #moved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stops: readonly (() => void)[];

  constructor(parent: Element, root: ShadowRoot) {
    const kept = draftOf(this.#backupKey);
    this.#shown = kept?.base ?? document().root;
    this.#unread = kept !== null;
    this.view = new EditorView({ parent, root, state: this.#firstState(kept?.text ?? textOf()) });
    this.#stops = [this.#followGuide(), this.#followShownPlace()];
    if (kept?.problem) this.#goToOffset(offsetOf(this.view.state, kept.problem.line ?? 1, kept.problem.column ?? 1));
    if (kept === null) this.#goToSelected();
    this.#mark();
  }

  readonly finish = (): void => {
    clearTimeout(this.#timer);
    if (!this.#unread || read().guide === null) return;
    const text = this.view.state.doc.toString();
    const result = readText(text);
    const draft = { guide: this.#backupKey, text, base: this.#shown };
    if (!result.ok) keepDraft({ ...draft, problem: result.problem });
    else if (this.#shown !== document().root) keepDraft({ ...draft, problem: null });
    else this.#apply(result.guide);
    this.#mark();
  };

  readonly discard = (): void => {
    this.#unread = false;
    keepDraft(null);
    this.#follow();
    forgetUnfinished(this.view);
    this.view.focus();
  };

  readonly takeOver = (): void => {
    this.#shown = document().root;
    this.finish();
  };

  readonly goTo = (path: Path): void => {
    const { line, column } = positionOf(this.view.state.doc.toString(), path);
    this.#goToOffset(offsetOf(this.view.state, line, column));
  };

  readonly end = (): void => {
    this.finish();
    for (const stop of this.#stops) stop();
    const open = read().guide?.backupKey === this.#backupKey;
    if (open && this.#unread) reportWaiting();
    if (open && !this.#unread && this.#moved) {
      const { state } = this.view;
      select([nodeAtPath(document(), pathAt(state, state.selection.main.head)).node.key]);
    }
    this.view.destroy();
  };

  #firstState(text: string): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [
        textExtensions(this.#keys(), !isEditable(read())),
        EditorView.updateListener.of((update) => this.#noteTyping(update)),
        EditorView.domEventHandlers({ blur: () => this.#rest() }),
      ],
    });
  }

  #noteTyping({ docChanged, selectionSet, transactions }: ViewUpdate): void {
    if (selectionSet && !docChanged) this.#moved = true;
    if (!docChanged || transactions.some((each) => each.annotation(fromGuide))) return;
    this.#moved = true;
    this.#unread = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.finish, pause);
  }

  #followGuide(): () => void {
    return useSession.subscribe((now, before) => {
      if (this.#applying || now.guide?.backupKey !== this.#backupKey) return;
      if (now.guide.editor.doc.root === this.#shown) {
        const { issues, advice, pathFindings } = now.guide;
        const was = before.guide;
        const isChecked = issues !== was?.issues || advice !== was.advice;
        const isExplored = pathFindings !== was?.pathFindings && pathFindings.found.length > 0;
        if (isChecked || isExplored || pathFindings.found !== was.pathFindings.found) this.#mark();
      } else if (this.#unread) this.finish();
      else this.#follow();
    });
  }

  #followShownPlace(): () => void {
    return useShownPlace.subscribe(({ place }) => {
      if (!place || draftOf(this.#backupKey)) return;
      this.goTo(place.path);
      this.view.focus();
    });
  }

  /** Enters a text in the guide. The text waits if the guide refuses it. */
  #apply(guide: JsonObject): void {
    const change = ask('guide.replace', { guide, reason: 'json', typing: 'json' });
    if (change.kind === 'refusal' && change.code !== 'nothingToDo') return;
    this.#applying = true;
    if (change.kind === 'transaction') carryOut(change);
    this.#applying = false;
    this.#shown = document().root;
    this.#unread = false;
    keepDraft(null);
    forgetUnfinished(this.view);
  }

  /** Runs when the text loses the focus: reads the rest, and formats the text as the file will be. */
  #rest(): void {
    this.finish();
    if (!this.#unread) this.#follow();
  }

  /** Updates the text to match the guide. */
  #follow(): void {
    const changes = textChanges(this.view.state.doc.toString(), textOf());
    this.#shown = document().root;
    if (changes.length > 0) {
      this.view.dispatch({ changes, annotations: [fromGuide.of(true), Transaction.addToHistory.of(false)] });
    }
    this.#mark();
  }

  /** Shows the problems of the draft or of the guide. Waits while the text or the check is behind. */
  #mark(): void {
    const guide = readGuide();
    const { checked, pathFindings } = guide;
    const { state } = this.view;
    const draft = draftOf(this.#backupKey);
    const isBehind = this.#unread || checked?.root !== this.#shown;
    if (draft) this.view.dispatch(setDiagnostics(state, draft.problem ? [textDiagnostic(state, draft.problem)] : []));
    else if (!isBehind) {
      // Where the findings of an earlier version are in this one is not known.
      const isExplored = pathFindings.root === this.#shown;
      const shown = findings(guide).all.filter((one) => isExplored || 'issue' in one);
      this.view.dispatch(setDiagnostics(state, diagnosticsOf(state, shown)));
    }
  }

  #keys(): readonly KeyBinding[] {
    const step = (own: typeof undoText, ofGuide: () => void) => () => {
      this.finish();
      if (this.#unread) own(this.view);
      else ofGuide();
      this.finish();
      return true;
    };
    const save = () => {
      this.finish();
      return false;
    };
    return [
      { key: 'Mod-z', run: step(undoText, undo), preventDefault: true },
      { key: 'Mod-y', run: step(redoText, redo), preventDefault: true },
      { key: 'Mod-Shift-z', run: step(redoText, redo), preventDefault: true },
      { key: 'Mod-s', run: save },
    ];
  }

  #goToSelected(): void {
    const selected = readGuide().editor.selection[0];
    const located = selected === undefined ? null : locate(document(), selected);
    if (located && located.path.length > 0) this.goTo(located.path);
  }

  #goToOffset(at: number): void {
    this.view.dispatch({
      selection: EditorSelection.cursor(at),
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
    });
    this.#moved = false;
  }
}

type ReadText = { readonly ok: true; readonly guide: JsonObject } | { readonly ok: false; readonly problem: TextIssue };

/**
 * Returns the guide in a text, or the first reason why it is invalid. Content that would be lost on saving is such a
 * reason.
 */
function readText(text: string): ReadText {
  const parsed = parseGuide(text);
  if (!parsed.ok) return { ok: false, problem: parsed.issue };
  const [loss] = parsed.losses;
  return loss ? { ok: false, problem: loss } : { ok: true, guide: parsed.value };
}
