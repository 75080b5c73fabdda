import { childrenOf, type GuideDocument, textField } from '@guide-studio/guide-core';
import { useMemo } from 'react';

interface LinkSuggestionsProps {
  readonly doc: GuideDocument;
  /** The lists have this id with `parameters` and `values` after it. */
  readonly id: string;
  /** The parameter whose values are suggested. */
  readonly parameter: string;
}

/** The parameters of the link, and the values of one, that the conditions of the guide use, as lists for two fields. */
export function LinkSuggestions({ doc, id, parameter }: LinkSuggestionsProps) {
  const used = useMemo(() => usedOnLink(doc), [doc]);
  return (
    <>
      <Suggestions id={`${id}parameters`} texts={[...used.keys()]} />
      <Suggestions id={`${id}values`} texts={[...(used.get(parameter) ?? [])]} />
    </>
  );
}

function Suggestions({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

/** Returns the link parameters used in conditions, each with its values. */
export function usedOnLink(doc: GuideDocument): ReadonlyMap<string, ReadonlySet<string>> {
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
