import type { MessageLanguage } from '@guide-studio/guide-core';
import { childrenOf, type GuideDocument, type GuideNode, itemIndex, textField } from '@guide-studio/guide-core/edit';
import { namedOptions, oneLine, ownOptionNamed, questionLabel } from '@guide-studio/guide-core/internal';
import type { Answer } from '../answers/answer.ts';
import type { At } from './difference.ts';
import { germanTests } from './words.de.ts';
import { englishTests } from './words.en.ts';
import type { TestWords } from './words.types.ts';

const allWords: Readonly<Record<MessageLanguage, TestWords>> = { en: englishTests, de: germanTests };

/** What sentences about guide tests call the parts of a guide, and their words. */
export type TestPartNames = ReturnType<typeof testPartNames>;

/** Returns what sentences about guide tests call the parts of a guide. */
export function testPartNames(doc: GuideDocument, language: MessageLanguage) {
  const words = allWords[language];
  const { quoted } = words;
  const itemNode = (item: number): GuideNode | undefined => itemIndex(doc).items[item]?.node;

  function question(item: number): string {
    const entry = itemIndex(doc).items[item];
    return entry === undefined ? quoted('') : quoted(questionLabel(doc, entry));
  }
  /** The short text of a question. Its number changes when others are inserted before it. */
  function shortQuestion(item: number): string {
    const node = itemNode(item);
    return node === undefined ? '' : short(textField(node, 'text') || textField(node, 'externalId'));
  }
  function conceptNode(block: number, concept: number): GuideNode | undefined {
    const node = childrenOf(doc.root, 'blocks')[block];
    return node && childrenOf(node, 'concepts')[concept];
  }
  function conceptName(block: number, concept: number): string {
    const part = conceptNode(block, concept);
    return quoted(part === undefined ? '' : oneLine(textField(part, 'nickname')));
  }
  function asked({ item, concept }: At): string {
    const entry = itemIndex(doc).items[item];
    if (concept === null || entry === undefined) return question(item);
    return words.forConcept(question(item), conceptName(entry.block, concept));
  }
  function option(item: number, id: string): string {
    const node = itemNode(item);
    const own = node === undefined ? null : ownOptionNamed(doc, id, node);
    if (own !== null) {
      const question = quoted(short(textField(own.question, 'text')));
      const concept = own.concept && quoted(oneLine(textField(own.concept, 'nickname')));
      return words.ownOptionOf(concept === null ? question : words.forConcept(question, concept));
    }
    const part = node && namedOptions(node, itemIndex(doc))[Number(id.slice(1)) - 1];
    return quoted(part === undefined ? id : oneLine(textField(part, 'text')));
  }
  /** `isName`: without the text that the participant wrote. `inventedRows`: those of a matrix that the test does not say. */
  function answerWords(item: number, answer: Answer, isName = false, inventedRows: readonly string[] = []): string {
    if ('text' in answer) return quoted(oneLine(answer.text));
    const list = (ids: readonly string[]): string => ids.map((id) => option(item, id)).join(', ');
    if ('selected' in answer) {
      const { custom } = answer;
      const own = custom === undefined ? [] : [words.ownOption(isName ? null : quoted(oneLine(custom)))];
      return [...answer.selected.map((id) => option(item, id)), ...own].join(', ');
    }
    if ('ranked' in answer) return list(answer.ranked);
    if ('cells' in answer) {
      return Object.entries(answer.cells)
        .map(([id, column]) => {
          const isInvented = inventedRows.includes(id);
          return `${row(item, id)}: ${noted(option(item, column), { isInvented })}`;
        })
        .join(', ');
    }
    return '';
  }
  function row(item: number, id: string): string {
    const node = itemNode(item);
    const part = node && childrenOf(node, 'rows')[Number(id.slice(1)) - 1];
    return quoted(part === undefined ? id : oneLine(textField(part, 'text')));
  }
  /** Says so where the test does not give the answer. */
  const noted = (answerText: string, { isInvented }: { readonly isInvented: boolean }): string =>
    isInvented ? `${answerText} ${words.filledIn}` : answerText;

  return {
    words,
    itemNode,
    question,
    shortQuestion,
    conceptNode,
    conceptName,
    asked,
    option,
    row,
    answerWords,
    noted,
  };
}

/** The number of characters by which the name of a test recalls a question. */
const shortText = 60;

function short(text: string): string {
  const line = oneLine(text);
  return line.length <= shortText ? line : `${line.slice(0, shortText).trimEnd()}…`;
}
