import type { JsonObject } from '../json.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { BlockType } from '../schema/block.ts';
import type { ItemType } from '../schema/item.ts';
import type { NodeKind } from './kinds.ts';
import { blankWords as german } from './messages.de.ts';
import { blankWords as english } from './messages.en.ts';
import { type GuideNode, textField } from './node.ts';

/** What new parts say until somebody writes them. It becomes part of the guide. */
export interface BlankWords {
  readonly guide: string;
  readonly block: string;
  readonly concepts: string;
  readonly screener: string;
  readonly yes: string;
  readonly no: string;
  readonly option: (number: number) => string;
  readonly row: (number: number) => string;
  readonly concept: (number: number) => string;
  readonly media: string;
}

const words: Readonly<Record<MessageLanguage, BlankWords>> = { en: english, de: german };

/** A new guide: one flat block with one open question, everything still to be written. */
export function blankGuide(language: MessageLanguage = 'en'): JsonObject {
  return { title: words[language].guide, studyGuide: [blankBlock('flat', language)] };
}

/** A new block. A screening block starts with a yes/no question whose "No" ends the interview. */
export function blankBlock(type: BlockType, language: MessageLanguage = 'en'): JsonObject {
  const { block, concepts, screener, yes, no } = words[language];
  switch (type) {
    case 'screening':
      return {
        type,
        title: screener,
        items: [
          {
            text: '',
            type: 'multiple_choice',
            options: [
              { text: yes, status: 'approve' },
              { text: no, status: 'reject' },
            ],
          },
        ],
      };
    case 'concept':
      return {
        type,
        title: concepts,
        conceptSamplingConfig: { concepts: [blankConcept(1, language)] },
        items: [blankItem('open_ended', false, language)],
      };
    case 'flat':
      return { type, title: block, items: [blankItem('open_ended', false, language)] };
  }
}

/** A new item of a type, with as many options and rows as the contract wants at least. */
export function blankItem(type: ItemType, inScreening: boolean, language: MessageLanguage = 'en'): JsonObject {
  const options = (count: number) =>
    Array.from({ length: count }, (_, index) => blankOption(index + 1, inScreening, language));
  switch (type) {
    case 'open_ended':
    case 'statement':
      return { text: '', type };
    case 'multiple_choice':
    case 'ranking':
      return { text: '', type, options: options(2) };
    case 'matrix':
      return { text: '', type, options: options(2), rows: [blankRow(1, language), blankRow(2, language)] };
    case 'max_diff':
      return { text: '', type, options: options(4) };
  }
}

export function blankOption(number: number, inScreening: boolean, language: MessageLanguage = 'en'): JsonObject {
  const text = words[language].option(number);
  return inScreening ? { text, status: 'neutral' } : { text };
}

export function blankRow(number: number, language: MessageLanguage = 'en'): JsonObject {
  return { text: words[language].row(number) };
}

export function blankConcept(number: number, language: MessageLanguage = 'en'): JsonObject {
  const name = words[language].concept(number);
  return { nickname: name, content: { title: name } };
}

export function blankMedia(language: MessageLanguage = 'en'): JsonObject {
  return { name: words[language].media, url: 'https://', type: 'image' };
}

/** True for a text that a new part of this kind was made with and nobody has written since, in whichever language. */
export function isPlaceholder(kind: NodeKind, text: string): boolean {
  const number = Number(/\d+$/.exec(text)?.[0] ?? Number.NaN);
  return Object.values(words).some((each) => madeWith(kind, each, number).includes(text));
}

function madeWith(kind: NodeKind, words: BlankWords, number: number): readonly string[] {
  switch (kind) {
    case 'study':
      return [words.guide];
    case 'block':
      return [words.block, words.concepts, words.screener];
    case 'concept':
      return [words.concept(number)];
    case 'option':
    case 'row':
      return [words.option(number), words.row(number)];
    case 'media':
      return [words.media];
    case 'item':
    case 'criterion':
      return [];
  }
}

/** True for an option or row that still says what it was made with. */
export function isUnwritten(answer: GuideNode): boolean {
  return isPlaceholder(answer.kind, textField(answer, 'text')) && textField(answer, 'externalId') === '';
}
