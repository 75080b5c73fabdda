import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  namedOptions,
  objectFields,
  textField,
} from '@guide-studio/guide-core';
import { isSet } from '../session/isSet.ts';

/** A condition as a sentence; empty when there is none. `doc` gives the names behind the ids. */
export function conditionWords(doc: GuideDocument, owner: GuideNode): string {
  const criteria = childrenOf(owner, 'criteria');
  if (criteria.length === 0) return '';
  const all = criteria.map((criterion) => criterionWords(doc, criterion));
  const conditional = objectFields(owner)['conditional'];
  const operator = (conditional as { operator?: unknown } | null)?.operator;
  if (all.length === 1) return `Shown when ${all[0]}`;
  return `Shown when ${operator === 'or' ? 'any' : 'all'} of: ${all.join('; ')}`;
}

/** One criterion in words, for example: “Which foods?” includes “Bread” or “Cereal”. */
function criterionWords(doc: GuideDocument, criterion: GuideNode): string {
  const fields = objectFields(criterion);
  if (fields['type'] === 'searchParam')
    return `link has ${textField(criterion, 'parameter')} = ${textField(criterion, 'value')}`;
  const id = textField(criterion, 'questionId');
  const source = itemIndex(doc).byId.get(id);
  const question = source ? quote(textField(source.node, 'text') || id) : `“${id}” (missing)`;
  const verb = fields['matchingCriteria'] === 'mustNotSelect' ? 'does not include' : 'includes';
  const row = textField(criterion, 'matrixRow');
  const choices = Array.isArray(fields['choices']) ? fields['choices'] : [];
  const names = choices.map((choice) => quote(source ? optionName(doc, source.node, String(choice)) : String(choice)));
  return `${question}${row ? `, row ${quote(row)},` : ''} ${verb} ${names.join(' or ') || '(nothing chosen yet)'}`;
}

function optionName(doc: GuideDocument, source: GuideNode, choice: string): string {
  const option = namedOptions(source, itemIndex(doc)).find((each) => textField(each, 'externalId') === choice);
  return option ? textField(option, 'text') : choice;
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 48) return `“${line}”`;
  const characters = Array.from(line);
  return `“${characters.length > 48 ? `${characters.slice(0, 47).join('')}…` : line}”`;
}

/** The source that an item carries options from, in words; empty when it does not. */
export function carryWords(doc: GuideDocument, item: GuideNode): string {
  if (!isSet(item, 'carryForwardFrom')) return '';
  const id = textField(item, 'carryForwardFrom');
  const source = itemIndex(doc).byId.get(id)?.node;
  return source ? `Options selected in ${quote(textField(source, 'text') || id)}` : `Options from “${id}” (missing)`;
}
