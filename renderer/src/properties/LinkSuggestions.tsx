import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { useMemo } from 'react';
import { linkParameters } from '../explanations/linkParameters.ts';

interface LinkSuggestionsProps {
  readonly doc: GuideDocument;
  /** The lists have this id with `parameters` and `values` after it. */
  readonly id: string;
  /** The parameter whose values are suggested. */
  readonly parameter: string;
}

/** The parameters of the link, and the values of one, that the conditions of the guide use, as lists for two fields. */
export function LinkSuggestions({ doc, id, parameter }: LinkSuggestionsProps) {
  const used = useMemo(() => linkParameters(doc), [doc]);
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
