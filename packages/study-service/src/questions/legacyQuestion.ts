import type { LegacyQuestion, Question } from '@guide-studio/api-contract';

/** Returns a question in the legacy shape, which has no fields for matrix and MaxDiff questions. */
export function legacyQuestion(question: Question): LegacyQuestion {
  const { id, text, type, questionNumber, isScreener, concepts } = question;
  return {
    id,
    text,
    is_screener: isScreener,
    type,
    question_number: questionNumber,
    concepts: concepts.map(({ embedUrl, ...concept }) => ({ ...concept, embed_url: embedUrl })),
    ...ofType(question),
  };
}

function ofType({ type, isMultiSelect, options = [] }: Question): Partial<LegacyQuestion> {
  switch (type) {
    case 'multiple_choice':
      return { is_multi_select: isMultiSelect === true, options };
    case 'ranking':
      return { options };
    case 'open_ended':
    case 'file_upload':
    case 'statement':
    case 'matrix':
    case 'max_diff':
      return {};
  }
}
