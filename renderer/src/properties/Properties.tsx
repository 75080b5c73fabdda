import { type GuideDocument, type GuideNode, locate, type Located, textField } from '@guide-studio/guide-core/edit';
import { isJsonObject, labelOf } from '@guide-studio/guide-core/internal';
import { ChevronRight } from '../theme/icons.tsx';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { focusInline } from '../fields/focusInline.ts';
import { UsedBy } from '../explanations/UsedBy.tsx';
import { blockLookOf, lookOf } from '../theme/itemTypes.ts';
import { type OpenGuide, select } from '../session/index.ts';
import { StudySettings } from '../settings/index.ts';
import { words } from '../i18n/index.ts';
import { BlockProperties } from './BlockProperties.tsx';
import { ConceptProperties } from './ConceptProperties.tsx';
import { ItemProperties } from './ItemProperties.tsx';
import { Malformed, UnknownProperties } from './Leftovers.tsx';
import { ManyProperties } from './ManyProperties.tsx';
import { OptionProperties, RowProperties } from './OptionProperties.tsx';
import styles from './Properties.module.css';
import { takesJump } from './takesJump.ts';
import { ShownWhole } from './whole.ts';
import { isWrittenInGuide } from './writtenInGuide.ts';
import { ShownEditor, useFollowed, useShownEditor } from './shownEditor.ts';
import { focusLate } from '../browser/focusLate.ts';

interface PropertiesProps {
  /** Includes texts and answers, for views that do not show the guide. */
  readonly whole?: boolean;
}

/** The properties of the selection. */
export function Properties({ whole = false }: PropertiesProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [followed, catchUp] = useFollowed(pane);
  return (
    <div className={styles.pane} ref={pane} onFocus={catchUp}>
      {followed?.editor && (
        <ShownEditor value={followed.editor}>
          <ShownWhole value={whole}>
            <Selected pane={pane} jump={followed.jump} />
          </ShownWhole>
        </ShownEditor>
      )}
    </div>
  );
}

interface SelectedProps {
  readonly pane: RefObject<HTMLElement | null>;
  readonly jump: OpenGuide['jump'];
}

const Selected = memo(function Selected({ pane, jump }: SelectedProps) {
  const { doc, selection } = useShownEditor();
  useJump(pane, jump);
  if (selection.length > 1) {
    return (
      <div className={styles.fields}>
        <ManyProperties />
      </div>
    );
  }
  const located = shown(locate(doc, selection[0] ?? doc.root.key) ?? locatedRoot(doc), doc);
  return (
    <>
      <Trail located={located} />
      <div className={styles.uses}>
        <UsedBy node={located.node} />
      </div>
      <div className={styles.fields} key={located.node.key}>
        <Fields located={located} />
      </div>
    </>
  );
});

const locatedRoot = ({ root }: GuideDocument): Located => ({ node: root, place: null, ancestors: [], path: [] });

/** Returns the part whose fields are shown: criteria and media are edited in those of their item or concept. */
function shown(located: Located, doc: GuideDocument): Located {
  const parent = located.ancestors.at(-1);
  const isPart = located.node.kind === 'criterion' || located.node.kind === 'media';
  return (isPart && parent && locate(doc, parent.key)) || located;
}

function Fields({ located }: { located: Located }) {
  const { node } = located;
  if (!isJsonObject(node.fields)) return <Malformed node={node} />;
  return (
    <>
      <FieldsOfKind located={located} />
      <UnknownProperties node={node} />
    </>
  );
}

function FieldsOfKind({ located }: { located: Located }) {
  const { node } = located;
  switch (node.kind) {
    case 'study':
      return <StudySettings node={node} />;
    case 'block':
      return <BlockProperties node={node} />;
    case 'concept':
      return <ConceptProperties node={node} />;
    case 'item':
      return <ItemProperties located={located} />;
    case 'option':
      return <OptionProperties located={located} />;
    case 'row':
      return <RowProperties node={node} />;
    case 'criterion':
    case 'media':
      return <Malformed node={node} />;
  }
}

/** The path to the selection; its entries select the ancestors. */
function Trail({ located }: { located: Located }) {
  return (
    <nav className={`cluster ${styles.trail}`} aria-label={words.properties.selection}>
      {located.ancestors.map((node) => (
        <span key={node.key} className={styles.crumb}>
          <button type="button" dir="auto" onClick={() => select([node.key])}>
            {node.kind === 'study' ? words.properties.study : labelOf(node) || nameOfKind(node)}
          </button>
          <ChevronRight size={12} aria-hidden="true" />
        </span>
      ))}
      <h2 className={styles.here}>{nameOfKind(located.node)}</h2>
    </nav>
  );
}

function nameOfKind(node: GuideNode): string {
  switch (node.kind) {
    case 'study':
      return words.properties.studySettings;
    case 'block':
      return blockLookOf(textField(node, 'type'))?.label ?? words.properties.block;
    case 'item':
      return lookOf(textField(node, 'type')).label;
    default:
      return words.properties.partOf(node.kind);
  }
}

/** Focuses the field of a problem, once: the longest path that the pane shows. */
function useJump(pane: RefObject<HTMLElement | null>, jump: OpenGuide['jump']): void {
  useEffect(() => {
    if (!pane.current || !takesJump(jump) || !jump) return;
    const scope = pane.current.querySelector(`[data-part="${jump.key}"]`) ?? pane.current;
    const parts = jump.path === '' ? [] : jump.path.split('.');
    for (let length = parts.length; length >= 0; length--) {
      const path = parts.slice(0, length).join('.');
      const field = scope.querySelector(length === 0 ? '[data-path]' : `[data-path="${CSS.escape(path)}"]`);
      const control = field?.querySelector<HTMLElement>('input, textarea, select, button');
      if (length < parts.length && isWrittenInGuide(jump)) return focusInline(jump.key, jump.path, 'end');
      // Nothing shows the property: in the first field, such as the type, the next key would change something else.
      if (length === 0 && parts.length > 0) return focusPane(pane.current);
      if (control) return reach(control);
    }
    if (isWrittenInGuide(jump)) focusInline(jump.key, jump.path, 'end');
  }, [jump, pane]);
}

/** Focuses the pane itself, where no key changes anything. */
function focusPane(pane: HTMLElement): void {
  pane.tabIndex = -1;
  focusLate(pane);
}

/** Focuses a field, after unfolding its section if needed. */
function reach(control: HTMLElement): void {
  const folded = control.closest('section')?.querySelector<HTMLElement>(':scope > header h3 [aria-expanded="false"]');
  if (!folded) return focusLate(control);
  folded.click();
  requestAnimationFrame(() => focusLate(control));
}
