import type { JsonObject } from '@guide-studio/guide-core';
import { type Expectation, type ExpectedItem, type Lines, textsOf } from './expectation.ts';
import { linesOf } from './linesOf.ts';

/** Returns the guide that has everything that is expected of a document, and nothing else. */
export function perfectGuide(expectation: Expectation, source: string): JsonObject {
  const lines = linesOf(source);
  const textsIn = (given: Lines | undefined): readonly string[] => textsOf(given).map(lines.textOf);
  const statements = (given: Lines | undefined): readonly JsonObject[] =>
    textsIn(given).map((text) => ({ type: 'statement', text }));
  const choices = (texts: readonly string[], rejected: readonly string[]): readonly JsonObject[] =>
    texts.map((text) => ({
      text,
      ...(rejected.length === 0 ? {} : { status: rejected.includes(text) ? 'reject' : 'approve' }),
    }));
  const itemOf = (expected: ExpectedItem): JsonObject => {
    const { columns, rows, options, probes, several, other, maybeOther, reject } = expected;
    const type = typeof expected.type === 'string' ? expected.type : (expected.type[0] ?? 'statement');
    const texts = columns === undefined ? textsIn(options) : lines.cellsOf(columns).filter((cell) => cell !== '');
    const instructions = textsIn(probes).join('\n');
    const hasOwn = other !== undefined || maybeOther !== undefined;
    return {
      type,
      text: textsIn(expected.line).join(' '),
      ...(type === 'open_ended' || type === 'statement' ? {} : { options: [...choices(texts, textsIn(reject))] }),
      ...(type === 'open_ended' && instructions !== '' ? { addInstructions: instructions } : {}),
      ...(type === 'matrix' ? { rows: textsIn(rows).map((text) => ({ text })) } : {}),
      ...(type === 'multiple_choice' && several === true ? { multiSelect: true } : {}),
      ...(type === 'multiple_choice' && hasOwn ? { allowCustomOption: true } : {}),
    };
  };
  const { title, texts, blocks } = expectation;
  const before = statements(texts);
  const studyGuide = blocks.map(({ line, items, texts: own, isOptional }): readonly JsonObject[] => {
    const all = [...statements(own), ...items.map(itemOf)];
    if (all.length === 0 || isOptional === true) return [];
    const type = items.some(({ reject }) => reject !== undefined) ? 'screening' : 'flat';
    return [{ type, title: line === null ? 'Questions' : lines.textOf([line]), items: all }];
  });
  return {
    title: title === undefined ? 'A document' : lines.textOf([title]),
    ...(before.length === 0 ? {} : { welcomeMessage: { message: textsIn(texts).join('\n\n') } }),
    studyGuide: studyGuide.flat(),
  };
}
