import {
  childrenOf,
  fromWire,
  type GuideDocument,
  type GuideNode,
  isJsonObject,
  type Key,
  labelOf,
  nodeToWire,
  parseGuide,
  textField,
} from '@guide-studio/guide-core';
import type { GuideFile } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { insertParts } from '../clipboard/paste.ts';
import type { Parts } from '../clipboard/pasted.ts';
import { Button, Field, ModalDialog, Notice, Select } from '../controls/index.ts';
import { blockTypeLook, lookOf } from '../look/itemTypes.ts';
import { mustHave, read, useSession, write } from '../session/store.ts';
import { hostMessageOf, words } from '../words/index.ts';
import styles from './InsertPartsDialog.module.css';

const close = () => write({ asking: null });

/** Takes blocks and questions of another guide of the folder over into this one. */
export function InsertPartsDialog() {
  const files = useOtherGuides();
  const [file, setFile] = useState('');
  const opened = useGuide(file);
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set());
  const { library } = words;
  const parts = opened.doc ? chosenParts(opened.doc, chosen) : [];
  const count = parts.reduce((sum, { wires }) => sum + wires.length, 0);
  const insert = () => {
    const { doc, selection } = mustHave(read().editor);
    if (count === 0) return;
    close();
    insertParts(parts, selection.at(-1) ?? doc.root.key, 'insert');
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
          <Button variant="primary" type="submit" disabled={count === 0}>
            {library.insert(count)}
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
      {opened.trouble !== null && <Notice kind="error" text={opened.trouble} next="" />}
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
  const flip = (key: Key) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChosen(next);
  };
  return (
    <fieldset className={styles.parts}>
      <legend className="unseen">{words.library.parts}</legend>
      {childrenOf(doc.root, 'blocks').map((block) => (
        <div key={block.key} className={styles.block}>
          <Part node={block} checked={chosen.has(block.key)} onFlip={flip} />
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
  const kind = inside ? lookOf(type).label : blockTypeLook[type as keyof typeof blockTypeLook]?.label;
  return (
    <label className={inside ? styles.item : styles.heading}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={() => onFlip(node.key)} />
      <span dir="auto" className={styles.name}>
        {labelOf(node) || words.library.untitled}
      </span>
      <span className={styles.kind}>{kind}</span>
    </label>
  );
}

/** The chosen blocks, and the chosen questions of the others. */
function chosenParts(doc: GuideDocument, chosen: ReadonlySet<Key>): readonly Parts[] {
  const blocks = childrenOf(doc.root, 'blocks');
  const whole = blocks.filter(({ key }) => chosen.has(key));
  const items = blocks.flatMap((block) =>
    chosen.has(block.key) ? [] : childrenOf(block, 'items').filter(({ key }) => chosen.has(key)),
  );
  const wires = (nodes: readonly GuideNode[]) => nodes.map(nodeToWire).filter(isJsonObject);
  const parts: readonly Parts[] = [
    { kind: 'item', wires: wires(items) },
    { kind: 'block', wires: wires(whole) },
  ];
  return parts.filter((each) => each.wires.length > 0);
}

/** The guides of the folder without the open one. */
function useOtherGuides(): readonly GuideFile[] {
  const [files, setFiles] = useState<readonly GuideFile[]>([]);
  const own = useSession((session) => session.onDisk?.file ?? null);
  useEffect(() => {
    void mustHave(read().host)
      .call('file.list', {})
      .then((result) => {
        if (result.ok) setFiles(result.value.files);
      });
  }, []);
  return files.filter(({ file }) => file !== own);
}

interface OpenedGuide {
  readonly doc: GuideDocument | null;
  readonly trouble: string | null;
}

const nothing: OpenedGuide = { doc: null, trouble: null };

function useGuide(file: string): OpenedGuide {
  const [opened, setOpened] = useState<OpenedGuide & { readonly file: string }>({ ...nothing, file: '' });
  useEffect(() => {
    let current = true;
    if (file === '') return undefined;
    void readGuide(file).then((result) => {
      if (current) setOpened({ ...result, file });
    });
    return () => {
      current = false;
    };
  }, [file]);
  return opened.file === file ? opened : nothing;
}

async function readGuide(file: string): Promise<OpenedGuide> {
  const result = await mustHave(read().host).call('file.open', { file });
  if (!result.ok) return { doc: null, trouble: hostMessageOf(result.error).what };
  const parsed = parseGuide(result.value.text);
  if (!parsed.ok) return { doc: null, trouble: words.library.unreadable(result.value.name) };
  return { doc: fromWire(parsed.value), trouble: null };
}
