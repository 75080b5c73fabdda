import type { LegacyQuestion, Question } from '@guide-studio/api-contract';

/** Returns a question in the legacy shape, which has no fields for matrix and MaxDiff questions. */
export function legacyQuestion(question: Question): LegacyQuestion {
  const { id, text, type, questionNumber, isScreener, options, isMultiSelect, concepts } = question;
  const isChoice = type === 'multiple_choice';
  return {
    id,
    text,
    is_screener: isScreener,
    type,
    question_number: questionNumber,
    concepts: concepts.map(({ embedUrl, ...concept }) => ({ ...concept, embed_url: embedUrl })),
    ...(isChoice ? { is_multi_select: isMultiSelect === true } : {}),
    ...(isChoice || type === 'ranking' ? { options: options ?? [] } : {}),
  };
}
