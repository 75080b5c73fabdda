import { hasTrait } from '@guide-studio/guide-core';
import { type GuideNode, locate, objectFields, textField } from '@guide-studio/guide-core/edit';
import { isMultiSelect, referencesByHolder } from '@guide-studio/guide-core/internal';
import { NumberField, Select, Switch } from '../controls/index.ts';
import { CarriedOptions } from '../explanations/CarriedOptions.tsx';
import { dispatch, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './List.module.css';
import { Property, SwitchProperty } from '../fields/Property.tsx';
import { choiceOf, useSources } from './useSources.ts';
import { useShownEditor } from './shownEditor.ts';

/** How a multiple choice or ranking question may be answered, and where its options come from. */
export function ChoiceProperties({ node }: { node: GuideNode }) {
  const several = isMultiSelect(node);
  const isChoice = hasTrait(textField(node, 'type'), 'hasSelectBounds');
  return (
    <>
      {isChoice && (
        <>
          <SwitchProperty node={node} path={['multiSelect']} label={words.properties.severalAnswers} />
          <Bounds node={node} several={several} />
          <SwitchProperty node={node} path={['allowCustomOption']} label={words.properties.ownAnswer} />
        </>
      )}
      <SwitchProperty node={node} path={['randomizeOptionOrder']} label={words.properties.randomOrder} />
      {isChoice && (
        <SwitchProperty
          node={node}
          path={['pinnedFinalOption']}
          label={words.properties.lastStays}
          hint={words.properties.lastStaysHint}
        />
      )}
      <CarryForward node={node} />
    </>
  );
}

function CarryForward({ node }: { node: GuideNode }) {
  const { doc } = useShownEditor();
  const editable = useEditable();
  const sources = useSources(node, 'carryForward');
  const written = textField(node, 'carryForwardFrom');
  const current = referencesByHolder(doc)
    .get(node.key)
    ?.find(({ kind }) => kind === 'carryForward')?.target;
  const source = current ? locate(doc, current)?.node : undefined;
  const isOffered = sources.choices.some(({ value }) => value === current);
  // A source that comes later or has no options is not offered, but still listed while chosen.
  const chosen = source && !isOffered ? [choiceOf(doc, source)] : [];
  const isPossible = sources.nodes.length > 0 || written !== '';
  return (
    <Property
      node={node}
      path={['carryForwardFrom']}
      label={words.properties.carriedFrom}
      hint={isPossible ? words.properties.carriedFromHint : words.properties.carriedFromNeeds}
    >
      <Select
        value={current ?? written}
        disabled={!editable || !isPossible}
        options={[{ value: '', label: words.properties.ownOptions }, ...chosen, ...sources.choices]}
        onValue={(key) => dispatch('carryForward.set', { item: node.key, source: key === '' ? null : key })}
      />
      <CarriedOptions node={node} />
    </Property>
  );
}

function Bounds({ node, several }: { node: GuideNode; several: boolean }) {
  const editable = useEditable();
  const { minSelect, maxSelect } = objectFields(node);
  const min = typeof minSelect === 'number' ? minSelect : null;
  const max = typeof maxSelect === 'number' ? maxSelect : null;
  if (!several && min === null && max === null) return null;
  const set = (bounds: { min: number | null; max: number | null }) =>
    dispatch('selectBounds.set', { item: node.key, ...bounds });
  const limited = min !== null || max !== null;
  return (
    <>
      <Switch
        label={words.properties.limit}
        checked={limited}
        disabled={!editable}
        onChecked={(on) => set(on ? { min: 1, max: null } : { min: null, max: null })}
      />
      {limited && (
        <div className={`row gap1 ${styles.line}`}>
          <div className={`grow ${styles.grow}`}>
            <Property node={node} path={['minSelect']} label={words.properties.atLeast}>
              <NumberField isWhole value={min} disabled={!editable} onNumber={(value) => set({ min: value, max })} />
            </Property>
          </div>
          <div className={`grow ${styles.grow}`}>
            <Property node={node} path={['maxSelect']} label={words.properties.atMost}>
              <NumberField isWhole value={max} disabled={!editable} onNumber={(value) => set({ min, max: value })} />
            </Property>
          </div>
        </div>
      )}
    </>
  );
}
