import type { Question, ReadConcept } from '@guide-studio/api-contract';
import { matrixIsMultiSelect, noDescription } from '@guide-studio/api-contract/internal';
import type { Block, Concept, CreateStudyRequest, Item, Json } from '@guide-studio/guide-core';
import { optionsOf, wireReader } from '@guide-studio/guide-core/internal';
import type { ReadIds } from './readIds.ts';

/**
 * Returns the questions of a study in interview order, numbered from 1, including statements (specification, "Question
 * (versioned)"). `shownAddress`: where a picture or video is loaded. A question that carries options forward lists those of its source.
 */
export function questionsOf(
  guide: CreateStudyRequest,
  ids: ReadIds,
  shownAddress: (url: string) => string = (url) => url,
): readonly Question[] {
  const items = new Map<string, Item>();
  for (const item of guide.studyGuide.flatMap((block) => block.items)) {
    if (item.externalId !== undefined) items.set(item.externalId, item);
  }
  let number = 0;
  return guide.studyGuide.flatMap((block, blockIndex) => {
    const concepts = conceptsOf(block, ids.blocks[blockIndex]?.concepts ?? [], shownAddress);
    return block.items.map((item, itemIndex): Question => {
      number += 1;
      return {
        id: ids.blocks[blockIndex]?.items[itemIndex] ?? '',
        text: item.text,
        type: item.type,
        questionNumber: number,
        isScreener: block.type === 'screening',
        ...ofType(item, items),
        concepts,
      };
    });
  });
}

function ofType(item: Item, items: ReadonlyMap<string, Item>): Partial<Question> {
  switch (item.type) {
    case 'multiple_choice':
      return { options: optionTexts(item, items), isMultiSelect: item.multiSelect === true };
    case 'ranking':
      return { options: optionTexts(item, items) };
    case 'matrix': {
      const rows = item.rows.map((row) => row.text);
      return { isMultiSelect: matrixIsMultiSelect, rows, columns: optionTexts(item, items) };
    }
    case 'max_diff':
      return {
        options: optionTexts(item, items),
        ...(typeof item.metric === 'string' ? { metric: item.metric } : {}),
        ...(typeof item.itemsPerScreen === 'number' ? { itemsPerScreen: item.itemsPerScreen } : {}),
      };
    case 'open_ended':
    case 'statement':
      return {};
  }
}

function optionTexts(item: Item, items: ReadonlyMap<string, Item>): string[] {
  const guide = { read: wireReader, itemNamed: (id: string) => items.get(id) };
  const options = optionsOf<Json>(item, guide) ?? [];
  return options.map((option) => String(wireReader.field(option, 'text')));
}

function conceptsOf(block: Block, ids: readonly string[], shownAddress: (url: string) => string): ReadConcept[] {
  const concepts = block.conceptSamplingConfig?.concepts ?? [];
  return concepts.map((concept, index) => read(concept, ids[index] ?? '', shownAddress));
}

function read({ content }: Concept, id: string, shownAddress: (url: string) => string): ReadConcept {
  return {
    id,
    title: content.title,
    description: content.description ?? noDescription,
    media: (content.media ?? []).map(({ type, name, url }) => ({ type, name, url: shownAddress(url) })),
    embedUrl: content.embed?.url ?? null,
  };
}
