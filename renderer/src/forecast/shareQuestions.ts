import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import {
  nameForTests,
  namedOptions,
  isMultiSelect,
  oneLine,
  referencesByHolder,
} from '@guide-studio/guide-core/internal';

/** A name in the shares, and what it is called in the window. `name` is null for options that participants add. */
export interface ShareOption {
  readonly name: string | null;
  readonly text: string;
}

/** A question whose answers have shares. */
export interface ShareQuestion {
  readonly node: GuideNode;
  /** From 1. */
  readonly number: number;
  /** Its name in the shares. */
  readonly name: string;
  readonly text: string;
  /** `one`: of the options one is selected; `several`: several may be; `rows`: one in each row. */
  readonly kind: 'one' | 'several' | 'rows';
  readonly options: readonly ShareOption[];
  /** The texts of options that are selected alone, where several may be selected. */
  readonly exclusive: readonly string[];
  /** The rows of a matrix. */
  readonly rows: readonly ShareOption[];
  /** The concepts that it is asked about. */
  readonly concepts: readonly ShareOption[];
  /** Its answers decide who passes the screener, or what participants are shown. */
  readonly decides: boolean;
}

/** Returns the questions whose answers have shares, in the order of the guide. */
export function shareQuestions(doc: GuideDocument): readonly ShareQuestion[] {
  const index = itemIndex(doc);
  const blocks = childrenOf(doc.root, 'blocks');
  const sources = sourcesIn(doc);
  return index.items.flatMap(({ node, block, order }): readonly ShareQuestion[] => {
    const type = textField(node, 'type');
    if (type !== 'multiple_choice' && type !== 'matrix') return [];
    const named = (kind: 'option' | 'row' | 'concept', part: GuideNode, of: GuideNode | null): ShareOption => ({
      name: nameForTests(doc, kind, part.key, of),
      text: oneLine(textField(part, kind === 'concept' ? 'nickname' : 'text')),
    });
    const own: readonly ShareOption[] =
      objectFields(node)['allowCustomOption'] === true ? [{ name: null, text: '' }] : [];
    const inBlock = blocks[block];
    const isSeveral = isMultiSelect(node);
    const options = namedOptions(node, index);
    return [
      {
        node,
        number: order + 1,
        name: nameForTests(doc, 'question', node.key, null) ?? '',
        text: oneLine(textField(node, 'text')),
        kind: type === 'matrix' ? 'rows' : isSeveral ? 'several' : 'one',
        options: [...options.map((option) => named('option', option, node)), ...own],
        exclusive: isSeveral ? options.filter(isExclusive).map((option) => oneLine(textField(option, 'text'))) : [],
        rows: type === 'matrix' ? childrenOf(node, 'rows').map((row) => named('row', row, node)) : [],
        concepts: inBlock ? childrenOf(inBlock, 'concepts').map((concept) => named('concept', concept, null)) : [],
        decides: sources.has(node.key) || (inBlock !== undefined && textField(inBlock, 'type') === 'screening'),
      },
    ];
  });
}

const isExclusive = (option: GuideNode): boolean => objectFields(option)['exclusiveOption'] === true;

/** Returns the questions that conditions or carried options depend on. */
function sourcesIn(doc: GuideDocument): ReadonlySet<Key> {
  const references = [...referencesByHolder(doc).values()].flat();
  return new Set(
    references.flatMap(({ kind, target }) =>
      (kind === 'question' || kind === 'carryForward') && target !== null ? [target] : [],
    ),
  );
}
