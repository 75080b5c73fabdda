import { type GuideNode, inScreening, type Located, objectFields, OptionStatus } from '@guide-studio/guide-core';
import { Switch } from '../controls/index.ts';
import { dispatch } from '../session/edit.ts';
import { isEditable, useSession } from '../session/store.ts';
import { ExternalId } from './ExternalId.tsx';
import { Property, SelectProperty, TextProperty } from './Property.tsx';

export const statusWords: Readonly<Record<OptionStatus, string>> = {
  approve: 'Approve: goes on',
  neutral: 'Neutral: goes on',
  reject: 'Reject: the interview ends',
};

/** One option: its text, what it decides in a screener, and whether it stands alone. */
export function OptionProperties({ located }: { located: Located }) {
  const { node } = located;
  const item = located.ancestors.at(-1);
  const isChoice = item !== undefined && objectFields(item)['type'] === 'multiple_choice';
  return (
    <>
      <TextProperty
        node={node}
        path={['text']}
        label="Text"
        hint="Conditions that name this option by its text change along."
        required
      />
      {(inScreening(located) || objectFields(node)['status'] !== undefined) && (
        <SelectProperty
          node={node}
          path={['status']}
          label="In the screener"
          unset="No status"
          options={OptionStatus.options.map((value) => ({ value, label: statusWords[value] }))}
        />
      )}
      {isChoice && <Exclusive option={node} />}
      <ExternalId node={node} />
    </>
  );
}

function Exclusive({ option }: { option: GuideNode }) {
  const editable = useSession(isEditable);
  return (
    <Property node={option} path={['exclusiveOption']} label="Together with others" group>
      <Switch
        label="Exclusive"
        hint="Choosing it clears and locks the other options."
        checked={objectFields(option)['exclusiveOption'] === true}
        disabled={!editable}
        onChecked={(on) => dispatch('exclusiveOption.set', { option: option.key, on })}
      />
    </Property>
  );
}

/** One row of a matrix. */
export function RowProperties({ node }: { node: GuideNode }) {
  return (
    <TextProperty
      node={node}
      path={['text']}
      label="Text"
      hint="Conditions that name this row change along."
      required
    />
  );
}
