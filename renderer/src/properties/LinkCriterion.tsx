import { type GuideDocument, type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { useId } from 'react';
import { TextField } from '../controls/index.ts';
import { dispatch, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { Property } from '../fields/Property.tsx';
import { LinkSuggestions } from './LinkSuggestions.tsx';

/** A criterion on the participant's link. Suggests what other conditions of the guide use. */
export function LinkCriterion({ doc, criterion }: { doc: GuideDocument; criterion: GuideNode }) {
  const editable = useEditable();
  const id = useId();
  const parameter = textField(criterion, 'parameter');
  const value = textField(criterion, 'value');
  const set = (next: { parameter: string; value: string }) =>
    dispatch('criterion.set', { key: criterion.key, criterion: next });
  return (
    <>
      <Property node={criterion} path={['parameter']} label={words.properties.linkParameter}>
        <TextField
          mono
          list={`${id}parameters`}
          value={parameter}
          disabled={!editable}
          onText={(text) => set({ parameter: text, value })}
        />
      </Property>
      <Property node={criterion} path={['value']} label={words.properties.hasValue}>
        <TextField
          mono
          list={`${id}values`}
          value={value}
          disabled={!editable}
          onText={(text) => set({ parameter, value: text })}
        />
      </Property>
      <LinkSuggestions doc={doc} id={id} parameter={parameter} />
    </>
  );
}
