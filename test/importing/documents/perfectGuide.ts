import type { JsonObject } from '@guide-studio/guide-core';
import { type Expectation, type ExpectedCondition, type ExpectedItem, type Lines, textsOf } from './expectation.ts';
import { linesOf } from './linesOf.ts';

/**
 * Returns the guide that has everything that is expected of a document, and nothing else; the logic that is read from
 * prose only if it is accepted.
 */
export function perfectGuide(expectation: Expectation, source: string, areAccepted = false): JsonObject {
  const lines = linesOf(source);
  const textsIn = (given: Lines | undefined): readonly string[] => textsOf(given).map(lines.textOf);
  const statements = (given: Lines | undefined): readonly JsonObject[] =>
    textsIn(given).map((text) => ({ type: 'statement', text }));
  const choices = (line: Lines, texts: readonly string[], rejected: readonly string[] | null): readonly JsonObject[] =>
    texts.map((text) => ({
      externalId: `${line}: ${text}`,
      text,
      ...(rejected === null ? {} : { status: rejected.includes(text) ? 'reject' : 'approve' }),
    }));
  const rejectedOf = ({ reject, rejectOnceAccepted }: ExpectedItem): readonly string[] =>
    textsIn([reject, areAccepted ? rejectOnceAccepted : undefined].filter((one) => one !== undefined).join(', '));
  const conditional = ({ operator, criteria }: ExpectedCondition): JsonObject => ({
    operator,
    criteria: criteria.map((criterion) => ({
      type: 'selectedTemplateOptions',
      questionId: String(criterion.line),
      matchingCriteria: criterion.mustSelect === undefined ? 'mustNotSelect' : 'mustSelect',
      choices: textsIn(criterion.mustSelect ?? criterion.mustNotSelect).map((text) => `${criterion.line}: ${text}`),
    })),
  });
  const itemOf = (expected: ExpectedItem, isScreener: boolean): JsonObject => {
    const { columns, rows, options, probes, several, other, maybeOther, line, condition } = expected;
    const type = typeof expected.type === 'string' ? expected.type : (expected.type[0] ?? 'statement');
    const texts = columns === undefined ? textsIn(options) : lines.cellsOf(columns).filter((cell) => cell !== '');
    const instructions = textsIn(probes).join('\n');
    const hasOwn = other !== undefined || maybeOther !== undefined;
    return {
      externalId: String(line),
      type,
      text: textsIn(expected.line).join(' '),
      ...(type === 'open_ended' || type === 'statement'
        ? {}
        : { options: [...choices(line, texts, isScreener ? rejectedOf(expected) : null)] }),
      ...(type === 'open_ended' && instructions !== '' ? { addInstructions: instructions } : {}),
      ...(condition === undefined || !areAccepted ? {} : { conditional: conditional(condition) }),
      ...(type === 'matrix' ? { rows: textsIn(rows).map((text) => ({ text })) } : {}),
      ...(type === 'multiple_choice' && several === true ? { multiSelect: true } : {}),
      ...(type === 'multiple_choice' && hasOwn ? { allowCustomOption: true } : {}),
    };
  };
  const { title, texts, blocks } = expectation;
  const before = statements(texts);
  const studyGuide = blocks.map(({ line, items, texts: own, isOptional }): readonly JsonObject[] => {
    const isScreener = items.some((item) => rejectedOf(item).length > 0);
    const all = [...statements(own), ...items.map((item) => itemOf(item, isScreener))];
    if (all.length === 0 || isOptional === true) return [];
    const type = isScreener ? 'screening' : 'flat';
    return [{ type, title: line === null ? 'Questions' : lines.textOf([line]), items: all }];
  });
  return {
    title: title === undefined ? 'A document' : lines.textOf([title]),
    ...(before.length === 0 ? {} : { welcomeMessage: { message: textsIn(texts).join('\n\n') } }),
    studyGuide: studyGuide.flat(),
  };
}
