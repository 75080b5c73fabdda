import { childrenOf, type GuideDocument, type GuideNode, textField } from '@guide-studio/guide-core';
import { useId, useMemo } from 'react';
import { TextField } from '../controls/index.ts';
import { dispatch, useEditable } from '../session/index.ts';
import { words } from '../words/index.ts';
import { Property } from '../fields/Property.tsx';

/** A criterion on the participant's link. Suggests what other conditions of the guide use. */
export function LinkCriterion({ doc, criterion }: { doc: GuideDocument; criterion: GuideNode }) {
  const editable = useEditable();
  const id = useId();
  const used = useMemo(() => usedOnLink(doc), [doc]);
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
      <Suggestions id={`${id}parameters`} texts={[...used.keys()]} />
      <Suggestions id={`${id}values`} texts={[...(used.get(parameter) ?? [])]} />
    </>
  );
}

function Suggestions({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

/** Returns the link parameters used in conditions, each with its values. */
function usedOnLink(doc: GuideDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  for (const block of childrenOf(doc.root, 'blocks')) {
    for (const owner of [...childrenOf(block, 'concepts'), ...childrenOf(block, 'items')]) {
      for (const criterion of childrenOf(owner, 'criteria')) {
        const parameter = textField(criterion, 'parameter');
        if (parameter === '') continue;
        used.set(parameter, (used.get(parameter) ?? new Set()).add(textField(criterion, 'value')));
      }
    }
  }
  return used;
}
