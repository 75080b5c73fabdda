import { hasTrait, OptionStatus } from '@guide-studio/guide-core';
import { type GuideNode, type Located, objectFields, textField } from '@guide-studio/guide-core/edit';
import { inScreening } from '@guide-studio/guide-core/internal';
import { type SelectOption, Switch } from '../controls/index.ts';
import { dispatch, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { ExternalId } from './ExternalId.tsx';
import styles from './List.module.css';
import { Property, SelectProperty, TextProperty } from '../fields/Property.tsx';
import { useWhole } from './whole.ts';

/** Returns the screener statuses of an option as list choices. */
export function statusChoices(): readonly SelectOption[] {
  return OptionStatus.options.map((value) => ({ value, label: words.properties[value] }));
}

/** One option: what it decides in a screener, and whether it excludes the others. */
export function OptionProperties({ located }: { located: Located }) {
  const { node } = located;
  const whole = useWhole();
  const item = located.ancestors.at(-1);
  const isChoice = item !== undefined && hasTrait(textField(item, 'type'), 'hasSelectBounds');
  return (
    <>
      {whole && <AnswerText node={node} hint={words.properties.optionTextHint} />}
      {(inScreening(located) || objectFields(node)['status'] !== undefined) && (
        <SelectProperty
          node={node}
          path={['status']}
          label={words.properties.inScreener}
          unset={words.properties.noStatus}
          options={statusChoices()}
        />
      )}
      {isChoice && <Exclusive option={node} />}
      <ExternalId node={node} />
    </>
  );
}

function Exclusive({ option }: { option: GuideNode }) {
  const editable = useEditable();
  return (
    <Property node={option} path={['exclusiveOption']} label="" group>
      <Switch
        label={words.properties.exclusive}
        hint={words.properties.exclusiveHint}
        checked={objectFields(option)['exclusiveOption'] === true}
        disabled={!editable}
        onChecked={(on) => dispatch('exclusiveOption.set', { option: option.key, on })}
      />
    </Property>
  );
}

/** One row of a matrix. Beside the guide it has no other properties. */
export function RowProperties({ node }: { node: GuideNode }) {
  if (useWhole()) return <AnswerText node={node} hint={words.properties.rowTextHint} />;
  return <p className={styles.note}>{words.properties.rowInGuide}</p>;
}

function AnswerText({ node, hint }: { node: GuideNode; hint: string }) {
  return <TextProperty node={node} path={['text']} label={words.properties.text} hint={hint} required />;
}
