import '../i18n/later.ts';
import { childrenOf, type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { isMultiSelect, orderOf } from '@guide-studio/guide-core/internal';
import type { Given } from '@guide-studio/interview-engine/paths';
import { linkParameters } from '../explanations/linkParameters.ts';
import { words } from '../i18n/index.ts';
import { plainName, shortName } from './plainName.ts';

/** Something fixed by hand, to see what is still possible then. */
export type Fixed =
  /** An option is selected or not; with `row`, in this row of a matrix. */
  | { readonly kind: 'option'; readonly option: Key; readonly row: Key | null; readonly is: boolean }
  /** A concept is drawn or not. */
  | { readonly kind: 'concept'; readonly concept: Key; readonly is: boolean }
  /** The link has a parameter with this value and no other that conditions name; null: with none of these. */
  | { readonly kind: 'parameter'; readonly name: string; readonly value: string | null };

/** Returns a text that is the same for what can be fixed in one way only: one column in a row, one value of a parameter. */
export function keyOfFixed(fixed: Fixed): string {
  if (fixed.kind === 'option') return fixed.row ?? fixed.option;
  return fixed.kind === 'concept' ? fixed.concept : `link ${fixed.name}`;
}

/** Returns what is fixed in terms of the engine, or null if it is no longer in the guide. */
export function givenOf(doc: GuideDocument, fixed: Fixed): readonly Given[] | null {
  switch (fixed.kind) {
    case 'option':
      return optionGiven(doc, fixed);
    case 'concept':
      for (const [block, node] of childrenOf(doc.root, 'blocks').entries()) {
        const concept = childrenOf(node, 'concepts').findIndex(({ key }) => key === fixed.concept);
        if (concept !== -1) return [{ kind: 'concept', block, concept, is: fixed.is }];
      }
      return null;
    case 'parameter': {
      const { name, value } = fixed;
      const values = linkParameters(doc).get(name) ?? [];
      if (values.length === 0 || (value !== null && !values.includes(value))) return null;
      return values.map((one) => ({ kind: 'parameter', name, value: one, is: one === value }));
    }
  }
}

function optionGiven(
  doc: GuideDocument,
  { option, row, is }: Extract<Fixed, { kind: 'option' }>,
): readonly Given[] | null {
  const node = locate(doc, option)?.ancestors.findLast(({ kind }) => kind === 'item');
  const item = node === undefined ? null : orderOf(doc, node.key);
  if (node === undefined || item === null) return null;
  const place = childrenOf(node, 'options').findIndex(({ key }) => key === option);
  const rowPlace = childrenOf(node, 'rows').findIndex(({ key }) => key === row);
  if (row !== null && rowPlace === -1) return null;
  const at = { item, concept: null, option: `o${place + 1}`, row: row === null ? null : `r${rowPlace + 1}` };
  return [{ kind: 'option', ...at, is }];
}

/** What is fixed in two parts, which together are a sentence without a full stop. */
interface FixedText {
  /** What it is about; empty if the rest says it. */
  readonly about: string;
  readonly rest: string;
}

/** Returns what is fixed as a sentence without a full stop. `nameOf`: how its parts are named. */
export function sentenceOfFixed(doc: GuideDocument, fixed: Fixed, nameOf = shortName): string {
  const { about, rest } = describeFixed(doc, fixed, nameOf);
  return about === '' ? rest : `${about} ${rest}`;
}

/** Returns {@link sentenceOfFixed} in its two parts. */
export function describeFixed(doc: GuideDocument, fixed: Fixed, nameOf = shortName): FixedText {
  const gone = { about: '', rest: words.paths.gone };
  if (fixed.kind === 'parameter') return { about: '', rest: words.paths.fixedLink(fixed.name, fixed.value) };
  if (fixed.kind === 'concept') {
    const concept = locate(doc, fixed.concept)?.node;
    if (concept === undefined) return gone;
    return { about: words.paths.concept(plainName(concept)), rest: words.paths.fixedConcept(fixed.is) };
  }
  const located = locate(doc, fixed.option);
  const item = located?.ancestors.findLast(({ kind }) => kind === 'item');
  const row = fixed.row === null ? null : locate(doc, fixed.row)?.node;
  if (!located || item === undefined || row === undefined) return gone;
  const rest = words.paths.fixedTo(nameOf(located.node), fixed.is, row === null && isMultiSelect(item));
  return { about: words.paths.fixedAbout(nameOf(item), row === null ? null : nameOf(row)), rest };
}
