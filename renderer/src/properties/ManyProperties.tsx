import { type ItemType, itemTypes, type Json } from '@guide-studio/guide-core';
import { type Call, type GuideNode, locate, objectFields, textField } from '@guide-studio/guide-core/edit';
import { isJsonObject, mayHave } from '@guide-studio/guide-core/internal';
import { perform } from '../actions/action.ts';
import { Copy, Split, Trash2 } from '../theme/icons.tsx';
import { selectedNodes } from '../clipboard/index.ts';
import { Button, Field, Select } from '../controls/index.ts';
import { itemTypeLook } from '../theme/itemTypes.ts';
import { dispatch, dispatchAll, readGuide, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { convertSelected } from './convertSelected.ts';
import styles from './ManyProperties.module.css';
import { useShownEditor } from './shownEditor.ts';

/** The common properties of several selected parts. Each change applies to all of them, as one entry of the history. */
export function ManyProperties() {
  const { doc, selection } = useShownEditor();
  const nodes = selectedNodes(doc, selection);
  const editable = useEditable();
  const [first] = nodes;
  if (!first) return null;
  const { many } = words;
  const keys = nodes.map((node) => node.key);
  return (
    <>
      <h2 className={styles.title}>{many.count(first.kind, nodes.length)}</h2>
      <p className={styles.explained}>{many.explained}</p>
      <Shared nodes={nodes} editable={editable} />
      <div className={`wrap ${styles.acts}`}>
        {(first.kind === 'item' || first.kind === 'concept' || first.kind === 'block') && (
          <Button icon={Split} disabled={!editable} onClick={() => perform('edit.conditionForMany')}>
            {words.conditionActions.forMany}
          </Button>
        )}
        <Button icon={Copy} disabled={!editable} onClick={() => dispatch('node.duplicate', { keys })}>
          {words.canvas.duplicate}
        </Button>
        <Button icon={Trash2} disabled={!editable} onClick={() => dispatch('node.remove', { keys })}>
          {words.canvas.remove}
        </Button>
      </div>
    </>
  );
}

function Shared({ nodes, editable }: { nodes: readonly GuideNode[]; editable: boolean }) {
  const { many } = words;
  const kind = nodes[0]?.kind;
  const fields = fieldsOf(nodes);
  if (kind !== 'item' && fields.length === 0) return <p className={styles.explained}>{many.nothingShared}</p>;
  return (
    <>
      {kind === 'item' && <TypeOfAll nodes={nodes} editable={editable} />}
      {fields.map((field) => (
        <SharedField key={field.property} field={field} nodes={nodes} editable={editable} />
      ))}
    </>
  );
}

const mixed = '(mixed)';
const unset = '(unset)';

function TypeOfAll({ nodes, editable }: { nodes: readonly GuideNode[]; editable: boolean }) {
  const types = new Set(nodes.map((node) => textField(node, 'type')));
  const value = types.size === 1 ? (Array.from(types)[0] ?? mixed) : mixed;
  const options = itemTypes.map((type) => ({ value: type as string, label: itemTypeLook[type].label }));
  return (
    <Field label={words.properties.type}>
      <Select
        disabled={!editable}
        value={value}
        options={value === mixed ? [{ value: mixed, label: words.many.mixed, disabled: true }, ...options] : options}
        onValue={(type) => convertSelected(type as ItemType)}
      />
    </Field>
  );
}

/** A setting that all selected parts have, with its values. */
interface SharedSetting {
  readonly property: string;
  readonly label: string;
  readonly values: readonly (readonly [Json | undefined, string])[];
  /** A value that means the same as a missing one. */
  readonly sameAsUnset: Json;
}

/** The values of a setting whose “none” means the same as “not set”: the two are one entry. */
function orNone(
  names: Readonly<Record<'none', string> & Record<string, string>>,
): Pick<SharedSetting, 'values' | 'sameAsUnset'> {
  const others = Object.entries(names).filter(([value]) => value !== 'none');
  return { values: [[undefined, words.properties.byDefault(names.none)], ...others], sameAsUnset: 'none' };
}

function fieldsOf(nodes: readonly GuideNode[]): readonly SharedSetting[] {
  const { many } = words;
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]): readonly [Json, string] => [value, label]);
  const { approve, neutral, reject } = words.properties;
  const statuses = { approve, neutral, reject };
  const yesNo: Pick<SharedSetting, 'values' | 'sameAsUnset'> = {
    values: [
      [true, many.on],
      [undefined, many.off],
    ],
    sameAsUnset: false,
  };
  const all: readonly (SharedSetting & { fits: (node: GuideNode, property: string) => boolean })[] = [
    {
      property: 'followUp',
      label: words.properties.followUps,
      ...orNone(words.properties.followUpDepth),
      fits: isItemWith,
    },
    {
      property: 'preferredInput',
      label: words.properties.preferredInput,
      ...orNone(words.properties.input),
      fits: isItemWith,
    },
    { property: 'multiSelect', label: words.properties.severalAnswers, ...yesNo, fits: isItemWith },
    {
      property: 'randomizeOptionOrder',
      label: words.properties.randomOrder,
      ...yesNo,
      fits: isItemWith,
    },
    { property: 'pinnedFinalOption', label: words.properties.lastStays, ...yesNo, fits: isItemWith },
    { property: 'allowCustomOption', label: words.properties.ownAnswer, ...yesNo, fits: isItemWith },
    {
      property: 'status',
      label: words.properties.inScreener,
      values: named(statuses),
      sameAsUnset: null,
      fits: isScreeningOption,
    },
  ];
  return all.filter(({ property, fits }) => nodes.every((node) => isJsonObject(node.fields) && fits(node, property)));
}

function isItemWith(node: GuideNode, property: string): boolean {
  return node.kind === 'item' && mayHave(textField(node, 'type'), property);
}

function isScreeningOption(node: GuideNode): boolean {
  const around = node.kind === 'option' ? locate(readGuide().editor.doc, node.key)?.ancestors : [];
  return around?.some((each) => each.kind === 'block' && textField(each, 'type') === 'screening') ?? false;
}

function SharedField(props: { field: SharedSetting; nodes: readonly GuideNode[]; editable: boolean }) {
  const { field, nodes, editable } = props;
  const same = shownValue(field.sameAsUnset);
  const found = new Set(
    nodes.map((node) => shownValue(objectFields(node)[field.property])).map((each) => (each === same ? unset : each)),
  );
  const none = field.values.find(([value]) => value === undefined);
  const options = field.values.map(([value, label]) => ({ value: shownValue(value), label }));
  const value = found.size === 1 ? (Array.from(found)[0] ?? unset) : mixed;
  const extra =
    value === mixed
      ? [{ value: mixed, label: words.many.mixed, disabled: true }]
      : value === unset && !none
        ? [{ value: unset, label: words.many.unset, disabled: true }]
        : [];
  return (
    <Field label={field.label}>
      <Select
        disabled={!editable}
        value={value}
        options={[...extra, ...options]}
        onValue={(chosen) => setInAll(nodes, field, chosen)}
      />
    </Field>
  );
}

function setInAll(nodes: readonly GuideNode[], { property, values }: SharedSetting, chosen: string): void {
  const value = values.find(([each]) => shownValue(each) === chosen)?.[0];
  const calls = nodes.map(
    ({ key }): Call => ({
      id: 'field.set',
      args: { key, path: [property], ...(value === undefined ? {} : { value }) },
    }),
  );
  const params = { kind: nodes[0]?.kind ?? '', count: nodes.length, label: '' };
  dispatchAll(
    calls,
    { command: 'many.set', params },
    nodes.map(({ key }) => key),
  );
}

function shownValue(value: Json | undefined): string {
  return value === undefined || value === null ? unset : String(value);
}
