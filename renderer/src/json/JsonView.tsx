import { CircleAlert, CircleCheck, Search } from '../theme/icons.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../controls/index.ts';
import { announce, useEditable, useGuide } from '../session/index.ts';
import { textMessageOf, words } from '../i18n/index.ts';
import { type BoundText, bindText } from './bindText.ts';
import { offsetOf } from './diagnosticsOf.ts';
import { type JsonDraft, useJsonDraft } from './jsonDraft.ts';
import { JsonFindBar } from './JsonFindBar.tsx';
import { openFinding } from './jsonFinding.ts';
import styles from './JsonView.module.css';
import { showText } from './shownText.ts';

/** The JSON text of the guide, and above it whether the guide matches the text. */
export function JsonView() {
  const box = useRef<HTMLDivElement>(null);
  const bound = useRef<BoundText>(null);
  const editable = useEditable();
  const guide = useGuide((guide) => guide.backupKey);
  useEffect(() => {
    if (!box.current) return;
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    const inside = window.document.createElement('div');
    // The style sheets of the page do not apply inside.
    inside.style.position = 'absolute';
    inside.style.inset = '0';
    root.append(inside);
    const text = bindText(inside, root);
    bound.current = text;
    showText(text);
    return () => {
      bound.current = null;
      showText(null);
      text.end();
      inside.remove();
    };
    // Another guide, or a change of read-only, needs a new text.
  }, [guide, editable]);
  const isBroken = useJsonDraft(({ draft }) => draft?.guide === guide);
  return (
    <div className={`column ${styles.tab}`}>
      <div className={`row gap3 ${styles.bar}`}>
        <State bound={bound} />
        {/* An error message needs the room. */}
        <span className={isBroken ? 'unseen' : styles.hint}>{words.json.tabHint}</span>
        <Button variant="quiet" icon={Search} onClick={() => bound.current && openFinding(bound.current.view)}>
          {words.json.find}
        </Button>
      </div>
      <JsonFindBar bound={bound} />
      <div ref={box} className={styles.text} data-json-text="" />
    </div>
  );
}

function State({ bound }: { bound: RefObject<BoundText | null> }) {
  const guide = useGuide((guide) => guide.backupKey);
  const editable = useEditable();
  const draft = useJsonDraft(({ draft }) => (draft?.guide === guide ? draft : null));
  const broken = draft !== null;
  useEffect(() => {
    if (broken) announce(words.json.notTaken);
  }, [broken]);
  if (!draft) {
    return (
      <p className={`row grow ${styles.state}`}>
        <CircleCheck size={16} className="isGood" aria-hidden="true" />
        <span>{editable ? words.json.inStep : words.json.readOnly}</span>
      </p>
    );
  }
  return (
    <div className={`row grow ${styles.state}`} role="group" aria-label={words.json.notTaken}>
      <CircleAlert size={16} className="isError" aria-hidden="true" />
      <p className="grow">
        {draft.problem ? textMessageOf(draft.problem) : words.json.changedMeanwhile}{' '}
        <span className={styles.rest}>{words.json.lastGood}</span>
      </p>
      {draft.problem ? (
        <Button onClick={() => bound.current && showProblem(bound.current, draft)}>{words.json.showPlace}</Button>
      ) : (
        <Button onClick={() => bound.current?.takeOver()}>{words.json.takeOver}</Button>
      )}
      <Button onClick={() => bound.current?.discard()}>{words.json.discard}</Button>
    </div>
  );
}

function showProblem({ view }: BoundText, { problem }: JsonDraft): void {
  const at = offsetOf(view.state, problem?.line ?? 1, problem?.column ?? 1);
  view.dispatch({ selection: { anchor: at }, scrollIntoView: true });
  view.focus();
}
