import { childrenOf, type GuideNode, objectFields, textField } from '../doc/node.ts';
import { oneLine } from '../doc/oneLine.ts';
import type { BlockType } from '../schema/block.ts';
import { blockTag, type QuestionTag } from './tags.ts';
import { entryOf } from '../json.ts';
import type { ItemType } from '../schema/item.ts';

/**
 * Returns parts of a guide as readable text that {@link parseOutline} reads back: the same questions, types and
 * answers, each text on one line. Conditions, ids and media are left out.
 *
 * @param nodes Of a document of the entry `edit`: the study, blocks or single questions. Questions count from 1.
 * @example
 * ```ts
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { outlineText } from '@guide-studio/guide-core/files';
 *
 * const items = [{ type: 'multiple_choice', text: 'What did you cook?', options: [{ text: 'Soup' }] }];
 * const { root } = fromWire({ title: 'Home cooking', studyGuide: [{ type: 'flat', title: 'Last week', items }] });
 * console.log(outlineText([root]).split('\n')); // [ '# Last week', '', '1. What did you cook?', '   - Soup', '' ]
 * ```
 */
export function outlineText(nodes: readonly GuideNode[]): string {
  let number = 0;
  return `${nodes.map((node) => partText(node, () => ++number)).join('\n\n')}\n`;
}

function partText(node: GuideNode, next: () => number): string {
  switch (node.kind) {
    case 'study':
      return childrenOf(node, 'blocks')
        .map((block) => partText(block, next))
        .join('\n\n');
    case 'block':
      return [blockLine(node), ...childrenOf(node, 'items').map((item) => partText(item, next))].join('\n\n');
    case 'item':
      return itemText(node, next());
    case 'concept':
      return oneLine(textField(node, 'nickname'));
    default:
      return oneLine(textField(node, 'text') || textField(node, 'name'));
  }
}

function blockLine(block: GuideNode): string {
  const title = oneLine(textField(block, 'title'));
  const type = textField(block, 'type') as BlockType;
  return type === 'flat' && !title.endsWith(']') ? `# ${title}` : `# ${title} [${blockTag(type)}]`;
}

function itemText(item: GuideNode, number: number): string {
  const text = oneLine(textField(item, 'text'));
  const tag = tagOf(item);
  const isTagged = (tag === 'open' && childrenOf(item, 'options').length === 0) || tag === 'choice';
  const guessed = isTagged && (tag === 'open' || childrenOf(item, 'options').length > 0) && !text.endsWith(']');
  const head = `${number}. ${text}${guessed ? '' : ` [${tag}]`}`;
  const rows = childrenOf(item, 'rows').map((row) => `   > ${oneLine(textField(row, 'text'))}`);
  const options = childrenOf(item, 'options').map((option) => `   - ${optionText(option)}`);
  return [head, ...rows, ...options].join('\n');
}

/** A bar would end an id, so a leading bar marks a text without one. */
function optionText(option: GuideNode): string {
  const text = oneLine(textField(option, 'text'));
  return text.includes('|') ? `| ${text}` : text;
}

const tags: Readonly<Record<ItemType, QuestionTag>> = {
  open_ended: 'open',
  multiple_choice: 'choice',
  ranking: 'ranking',
  matrix: 'matrix',
  max_diff: 'maxdiff',
  statement: 'statement',
};

function tagOf(item: GuideNode): QuestionTag {
  const { type, multiSelect } = objectFields(item);
  const tag = entryOf<QuestionTag>(tags, type) ?? 'open';
  return tag === 'choice' && multiSelect === true ? 'several' : tag;
}
