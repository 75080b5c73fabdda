import {
  childrenOf,
  fromWire,
  type GuideDocument,
  type GuideNode,
  type Key,
  textField,
} from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import type { GuideFile } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { insertParts, type Parts, partsOf } from '../clipboard/index.ts';
import { Button, Field, ModalDialog, Notice, Select } from '../controls/index.ts';
import { closeDialog, guideIn, read, readGuide, useGuide } from '../session/index.ts';
import { blockLookOf, lookOf } from '../theme/itemTypes.ts';
import { words } from '../i18n/index.ts';
import styles from './InsertPartsDialog.module.css';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    insertParts: object;
  }
}

const close = () => closeDialog();

/** Inserts blocks and questions of another guide of the folder into this one. */
export function InsertPartsDialog() {
  const files = useOtherGuides();
  const [file, setFile] = useState('');
  const opened = useOtherGuide(file);
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set());
  const { library } = words;
  const parts = opened.doc && chosenParts(opened.doc, chosen);
  const insert = () => {
    const { doc, selection } = readGuide().editor;
    if (!parts) return;
    close();
    insertParts([parts], selection.at(-1) ?? doc.root.key, 'insert');
  };
  const choices = files.map((each) => ({ value: each.file, label: each.name }));
  return (
    <ModalDialog
      title={library.title}
      description={files.length === 0 ? library.none : library.description}
      size="medium"
      onClose={close}
      onSubmit={insert}
      footer={
        <>
          <Button onClick={close}>{library.cancel}</Button>
          <Button variant="primary" type="submit" disabled={!parts}>
            {library.insert(parts ? chosen.size : 0)}
          </Button>
        </>
      }
    >
      {files.length > 0 && (
        <Field label={library.from}>
          <Select
            value={file}
            options={file === '' ? [{ value: '', label: library.choose, disabled: true }, ...choices] : choices}
            onValue={(value) => (setFile(value), setChosen(new Set()))}
          />
        </Field>
      )}
      {opened.error !== null && <Notice kind="error" text={opened.error} next="" />}
      {opened.doc && <PartList doc={opened.doc} chosen={chosen} onChosen={setChosen} />}
    </ModalDialog>
  );
}

interface PartListProps {
  readonly doc: GuideDocument;
  readonly chosen: ReadonlySet<Key>;
  readonly onChosen: (chosen: ReadonlySet<Key>) => void;
}

function PartList({ doc, chosen, onChosen }: PartListProps) {
  const flip = (key: Key, inside: readonly GuideNode[] = []) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    for (const item of inside) next.delete(item.key);
    onChosen(next);
  };
  return (
    <fieldset className={styles.parts}>
      <legend className="unseen">{words.library.parts}</legend>
      {childrenOf(doc.root, 'blocks').map((block) => (
        <div key={block.key} className={styles.block}>
          <Part node={block} checked={chosen.has(block.key)} onFlip={(key) => flip(key, childrenOf(block, 'items'))} />
          {childrenOf(block, 'items').map((item) => (
            <Part
              key={item.key}
              node={item}
              inside
              checked={chosen.has(item.key) || chosen.has(block.key)}
              disabled={chosen.has(block.key)}
              onFlip={flip}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

interface PartProps {
  readonly node: GuideNode;
  readonly inside?: boolean;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onFlip: (key: Key) => void;
}

function Part({ node, inside = false, checked, disabled = false, onFlip }: PartProps) {
  const type = textField(node, 'type');
  const kind = inside ? lookOf(type).label : blockLookOf(type)?.label;
  return (
    <label className={inside ? styles.item : styles.heading}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={() => onFlip(node.key)} />
      <span dir="auto" className="cut grow">
        {labelOf(node) || words.library.untitled}
      </span>
      <span className={`quiet ${styles.kind}`}>{kind}</span>
    </label>
  );
}

/**
 * Returns the chosen parts with what they depend on. Questions alone are inserted as questions. If a whole block is
 * chosen, all are inserted as blocks with their chosen questions, so that dependent questions stay after those they
 * depend on.
 */
function chosenParts(doc: GuideDocument, chosen: ReadonlySet<Key>): Parts | null {
  const blocks = childrenOf(doc.root, 'blocks');
  const items = blocks.flatMap((block) => childrenOf(block, 'items').filter(({ key }) => chosen.has(key)));
  if (!blocks.some(({ key }) => chosen.has(key))) return partsOf(doc, items);
  const parts = blocks.flatMap((block): readonly GuideNode[] => {
    if (chosen.has(block.key)) return [block];
    const own = items.filter((item) => childrenOf(block, 'items').includes(item));
    return own.length > 0 ? [{ ...block, children: { ...block.children, items: own } }] : [];
  });
  return partsOf(doc, parts);
}

/** Returns the guides of the folder except the open one. */
function useOtherGuides(): readonly GuideFile[] {
  const [files, setFiles] = useState<readonly GuideFile[]>([]);
  const own = useGuide((guide) => guide.onDisk.file);
  useEffect(() => {
    void read()
      .host.call('file.list', {})
      .then((result) => {
        if (result.ok) setFiles(result.value.files);
      });
  }, []);
  return files.filter(({ file }) => file !== own);
}

interface OpenedGuide {
  readonly doc: GuideDocument | null;
  readonly error: string | null;
}

const nothing: OpenedGuide = { doc: null, error: null };

function useOtherGuide(file: string): OpenedGuide {
  const [opened, setOpened] = useState<OpenedGuide & { readonly file: string }>({ ...nothing, file: '' });
  useEffect(() => {
    let current = true;
    if (file === '') return undefined;
    void readOtherGuide(file).then((result) => {
      if (current) setOpened({ ...result, file });
    });
    return () => {
      current = false;
    };
  }, [file]);
  return opened.file === file ? opened : nothing;
}

async function readOtherGuide(file: string): Promise<OpenedGuide> {
  const found = guideIn(file, await read().host.call('file.peek', { file }));
  return 'error' in found ? { doc: null, error: found.error.what } : { doc: fromWire(found.guide), error: null };
}
