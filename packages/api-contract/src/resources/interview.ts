import { LanguageCode, Media, ConceptMedia, Embed } from '@guide-studio/guide-core';
import * as z from 'zod';
import { Uuid } from './ids.ts';

// Our own: what the participant interface answers. The steps are those of the interview engine.

/** The answer to an open question or a follow-up. */
export const TextAnswer = z.strictObject({ text: z.string() });
/** The ids of the selected options, and the option that the participant added. */
export const ChoiceAnswer = z.strictObject({ selected: z.array(z.string()), custom: z.string().optional() });
/** The ids of all options, best first. */
export const RankingAnswer = z.strictObject({ ranked: z.array(z.string()) });
/** One column for each row: option id by row id. */
export const MatrixAnswer = z.strictObject({ cells: z.record(z.string(), z.string()) });
/** The best and the worst option of each screen, by id, in order. */
export const MaxDiffAnswer = z.strictObject({
  choices: z.array(z.strictObject({ best: z.string(), worst: z.string() })),
});
/** The answer to a statement or the welcome: it was seen. */
export const SeenAnswer = z.strictObject({});

/** An answer to any step. Its kind follows from the step. */
export const StepAnswer = z.union([TextAnswer, ChoiceAnswer, RankingAnswer, MatrixAnswer, MaxDiffAnswer, SeenAnswer]);
export type StepAnswer = z.infer<typeof StepAnswer>;

/** An option, matrix column or MaxDiff entry. The id is that of answers. */
export const StepOption = z.strictObject({ id: z.string(), text: z.string(), exclusive: z.boolean() });

const item = { text: z.string(), media: z.array(Media), embed: Embed.nullable() };
const options = z.array(StepOption);

/** A question that is answered with a text: {@link TextAnswer}. */
export const OpenEndedStepItem = z.strictObject({ type: z.literal('open_ended'), ...item });
/** A question with options to select; answered by {@link ChoiceAnswer}. Null bounds: no limit, but at least one. */
export const MultipleChoiceStepItem = z.strictObject({
  type: z.literal('multiple_choice'),
  ...item,
  options,
  multiSelect: z.boolean(),
  allowCustomOption: z.boolean(),
  minSelect: z.int().nullable(),
  maxSelect: z.int().nullable(),
});
/** Options to bring into an order; answered by {@link RankingAnswer}. */
export const RankingStepItem = z.strictObject({ type: z.literal('ranking'), ...item, options });
/** A question with one column for each row; answered by {@link MatrixAnswer}. */
export const MatrixStepItem = z.strictObject({
  type: z.literal('matrix'),
  ...item,
  options,
  rows: z.array(z.strictObject({ id: z.string(), text: z.string() })),
});
/** A question that compares options screen by screen; answered by {@link MaxDiffAnswer}. */
export const MaxDiffStepItem = z.strictObject({
  type: z.literal('max_diff'),
  ...item,
  options,
  metric: z.string().nullable(),
  /** The ids of the options of each screen. */
  screens: z.array(z.array(z.string())),
});
/** A text to read, without a question; answered by {@link SeenAnswer}. A null text of the button: the usual one. */
export const StatementStepItem = z.strictObject({
  type: z.literal('statement'),
  ...item,
  continueButtonText: z.string().nullable(),
});

/** An item as participants see it: options in the order shown, limits adjusted to them. */
export const StepItem = z.discriminatedUnion('type', [
  OpenEndedStepItem,
  MultipleChoiceStepItem,
  RankingStepItem,
  MatrixStepItem,
  MaxDiffStepItem,
  StatementStepItem,
]);

/** A concept as participants see it. */
export const StepConcept = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Empty if there is none. */
  description: z.string(),
  media: z.array(ConceptMedia),
  embedUrl: z.string().nullable(),
});

const stepId = z.string();
/** The earlier answer, if the participant went back to this step. */
const given = StepAnswer.optional();

/** The welcome before the first question. Its texts are null if the guide has none. */
export const WelcomeStep = z.strictObject({
  stepId,
  kind: z.literal('welcome'),
  title: z.string().nullable(),
  message: z.string().nullable(),
  given,
});
/** A question or statement, with the concept for which it is asked. */
export const ItemStep = z.strictObject({
  stepId,
  kind: z.literal('item'),
  item: StepItem,
  concept: StepConcept.nullable(),
  given,
});
/** A follow-up to the question before it. */
export const FollowUpStep = z.strictObject({
  stepId,
  kind: z.literal('followUp'),
  question: z.string(),
  /** The question itself, then the earlier follow-ups, each with its answer. */
  said: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  /** Says that a model wrote the question; null if it is of the script. To be shown with it. */
  notice: z.string().nullable(),
  given,
});
/** The end of the interview, with the text for participants. */
export const EndStep = z.strictObject({
  stepId,
  kind: z.literal('end'),
  outcome: z.enum(['complete', 'screened_out']),
  message: z.string(),
});

/** What to show a participant now. */
export const InterviewStep = z.discriminatedUnion('kind', [WelcomeStep, ItemStep, FollowUpStep, EndStep]);
export type InterviewStep = z.infer<typeof InterviewStep>;

/** The questions passed, and the most of this interview. */
export const InterviewProgress = z.strictObject({ passed: z.int().min(0), total: z.int().min(0) });

/** What the page needs of a study besides its steps. */
export const InterviewStudy = z.strictObject({
  /** The title for participants; null if there is none. */
  title: z.string().nullable(),
  /** The language of the study's texts. */
  language: LanguageCode.nullable(),
  /** The languages to choose from; missing if there is only one. */
  languages: z.array(LanguageCode).optional(),
  /** True if participants must allow pictures, videos and pages to load. */
  askBeforeLoading: z.literal(true).optional(),
});

/** How the open step is answered by recording. */
export const StepRecording = z.strictObject({
  /** The voice alone, or the camera with the voice. */
  voice: z.enum(['audio', 'video']),
  screen: z.boolean(),
  /** True if participants may choose to write. Without it they write only where recording does not work. */
  typing: z.boolean(),
  /** True if participants must be informed that what they do on the screen is looked at. */
  watched: z.boolean(),
  /** True if participants must be informed that software may write down what they say. */
  writtenDown: z.literal(true).optional(),
  /** True if participants must be informed that an AI may read their answers. */
  readByAi: z.literal(true).optional(),
});

const current = {
  step: InterviewStep,
  progress: InterviewProgress,
  /** Missing if the step is not recorded. */
  recording: StepRecording.optional(),
};

/** The step that an interview is at. */
export const CurrentStep = z.strictObject(current);
export type CurrentStep = z.infer<typeof CurrentStep>;

/** The step that an interview is at, with what the page needs of its study. */
export const OpenedInterview = z.strictObject({ study: InterviewStudy, ...current });
export type OpenedInterview = z.infer<typeof OpenedInterview>;

/** An interview that was started, with the token for all that follows. */
export const StartedInterview = z.strictObject({
  interviewId: Uuid,
  token: z.string(),
  /** Present if it is the one of an invented participant. */
  rehearsal: z.literal(true).optional(),
  study: InterviewStudy,
  ...current,
});
export type StartedInterview = z.infer<typeof StartedInterview>;
