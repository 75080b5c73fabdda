import { blankBlock, blankGuide, locate } from '@guide-studio/guide-core/edit';
import { ClipboardPaste } from '../theme/icons.tsx';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button, Field, ModalDialog, Notice, TextArea } from '../controls/index.ts';
import { nameOfPart } from '../explanations/conditionWords.ts';
import { closeDialog, newGuide, read, readGuide, showView, useSession } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { insertParts } from './paste.ts';
import { maximumPaste, type Parts, readPasted } from './pasted.ts';
import { clipboardText } from './pasteFromMenu.ts';
import styles from './PasteQuestionnaireDialog.module.css';
import { countOf, PastePreview } from './PastePreview.tsx';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    /** `unread`: the page was not allowed to read the clipboard. */
    pasteQuestionnaire: { readonly unread?: boolean };
  }
}

/** What was typed or pasted and is in no guide yet: closing the dialog keeps it for the next time. */
let unfinished = '';

const close = () => closeDialog();

/**
 * Turns a text into blocks and questions, with a preview while it is typed or pasted. Without an open guide it creates
 * one. `unread`: the page was not allowed to read the clipboard.
 */
export function PasteQuestionnaireDialog({ unread = false }: { readonly unread?: boolean }) {
  const [text, setShown] = useState(unfinished);
  const [mayNotRead, setMayNotRead] = useState(unread);
  const field = useRef<HTMLTextAreaElement>(null);
  const calm = useDeferredValue(text);
  const { parts, remarks } = useMemo(() => readPasted(calm), [calm]);
  const isOpen = useSession((session) => session.guide !== null);
  const { questionnaire } = words.clipboard;
  const count = countOf(parts);
  const tooLong = text.length > maximumPaste;

  function setText(now: string): void {
    unfinished = now;
    setShown(now);
  }

  async function fromClipboard(): Promise<void> {
    const found = await clipboardText();
    setMayNotRead(found === null);
    if (found !== null) setText(found);
    field.current?.focus();
  }

  return (
    <ModalDialog
      title={questionnaire.title}
      description={isOpen ? questionnaire.goesBehind(placeName()) : questionnaire.becomesGuide}
      size="large"
      initialFocus={field}
      onClose={close}
      onSubmit={() => count.parts > 0 && insert(parts)}
      footer={
        <>
          <Button onClick={close}>{questionnaire.cancel}</Button>
          <Button variant="primary" type="submit" disabled={count.parts === 0}>
            {isOpen ? questionnaire.insert(count.questions, count.blocks) : questionnaire.begin(count.questions)}
          </Button>
        </>
      }
    >
      {mayNotRead ? <Notice kind="info" text={questionnaire.mayNotRead} next={questionnaire.pasteHere} /> : null}
      {tooLong ? <Notice kind="error" text={questionnaire.tooLong} next={questionnaire.tooLongNext} /> : null}
      <div className={styles.sides}>
        <div className={styles.side}>
          <Field label={questionnaire.text} hint={questionnaire.hint}>
            <TextArea
              ref={field}
              rows={14}
              className={styles.text}
              value={text}
              placeholder={questionnaire.example}
              onText={setText}
            />
          </Field>
          <div>
            <Button icon={ClipboardPaste} onClick={() => void fromClipboard()}>
              {questionnaire.fromClipboard}
            </Button>
          </div>
        </div>
        <PastePreview parts={parts} remarks={remarks} />
      </div>
    </ModalDialog>
  );
}

/** Returns the name of the part it is inserted after, or null for the end of the guide. */
function placeName(): string | null {
  const editor = read().guide?.editor;
  const located = editor && locate(editor.doc, editor.selection.at(-1) ?? '');
  const node =
    located && [...located.ancestors, located.node].findLast(({ kind }) => kind === 'item' || kind === 'block');
  return node ? nameOfPart(node) : null;
}

function insert(parts: readonly Parts[]): void {
  close();
  unfinished = '';
  if (read().guide === null) return newGuide({ ...blankGuide(), studyGuide: parts.flatMap(asBlocks) });
  const { doc, selection } = readGuide().editor;
  showView('guide');
  insertParts(parts, selection.at(-1) ?? doc.root.key, 'paste');
}

/** Questions before the first heading get their own block. */
function asBlocks({ kind, wires }: Parts) {
  if (kind === 'block') return [...wires];
  return kind === 'item' ? [{ ...blankBlock('flat'), items: [...wires] }] : [];
}
