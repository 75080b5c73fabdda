import type { Asked } from '../asked/asked.ts';
import type { OpenStep } from '../asked/openStep.ts';
import type { Guide, PlannedOption } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';
import type { InterviewerWords } from '../wording/interviewerWords.types.ts';
import type { EndStep, Step, StepConcept, StepItem, StepOption } from './step.ts';
import { toldQuestion } from './toldQuestion.ts';

/** Returns a step of the course in the form that is shown and sent, in the words of `told` (`nextStep`). */
export function stepFor(guide: Guide, step: OpenStep, told: Guide = guide): Step {
  const { stepId } = step;
  switch (step.kind) {
    case 'welcome': {
      const { title, message } = told.welcomeMessage ?? {};
      return { stepId, kind: 'welcome', title: title || null, message: message || null };
    }
    case 'item':
      return { stepId, kind: 'item', item: itemOf(told, step.asked), concept: conceptOf(told, step.asked) };
    case 'followUp':
      return {
        stepId,
        kind: 'followUp',
        question: toldQuestion(guide, told, step.asked, step.question),
        said: step.said.map(({ question, answer }) => ({
          question: toldQuestion(guide, told, step.asked, question),
          answer,
        })),
        notice: step.isWritten ? wordsOf(guide, told).writtenNotice : null,
      };
    case 'end': {
      const kept = told === guide ? step.closing : undefined;
      return { stepId, kind: 'end', outcome: step.outcome, message: kept ?? closingOf(guide, told, step.outcome) };
    }
  }
}

/** Returns the words of the interviewer; in a language without any, those in the language of the guide. */
function wordsOf(guide: Guide, told: Guide): InterviewerWords {
  const words = interviewerWords(told);
  return words.followUps === null ? interviewerWords(guide) : words;
}

function closingOf(guide: Guide, told: Guide, outcome: EndStep['outcome']): string {
  const { closings } = wordsOf(guide, told);
  return outcome === 'complete' ? told.closingMessage || closings.complete : closings.screened_out;
}

function conceptOf(guide: Guide, { occasion }: Asked): StepConcept | null {
  if (occasion.concept === null) return null;
  const planned = planOf(guide).blocks[occasion.planned.block]?.concepts[occasion.concept];
  if (planned === undefined) return null;
  const { title, description, media, embed } = planned.concept.content;
  return { id: planned.id, title, description: description ?? '', media: media ?? [], embedUrl: embed?.url ?? null };
}

function itemOf(told: Guide, asked: Asked): StepItem {
  const planned = planOf(told).items[asked.occasion.planned.index] ?? asked.occasion.planned;
  const { item, rows } = planned;
  const common = { text: item.text, media: item.media ?? [], embed: item.embed ?? null };
  const texts = new Map(planned.options.map(({ id, text }) => [id, text]));
  const options = asked.options.map((option) => optionOf(option, texts.get(option.id) ?? option.text));
  switch (item.type) {
    case 'open_ended':
      return { type: item.type, ...common };
    case 'multiple_choice':
      return {
        type: item.type,
        ...common,
        options,
        multiSelect: item.multiSelect === true,
        allowCustomOption: item.allowCustomOption === true,
        minSelect: asked.bounds?.minSelect ?? null,
        maxSelect: asked.bounds?.maxSelect ?? null,
      };
    case 'ranking':
      return { type: item.type, ...common, options };
    case 'matrix':
      return { type: item.type, ...common, options, rows };
    case 'max_diff':
      return { type: item.type, ...common, options, metric: item.metric ?? null, screens: asked.screens };
    case 'statement':
      return { type: item.type, ...common, continueButtonText: item.continueButtonText || null };
  }
}

function optionOf({ id, exclusive }: PlannedOption, text: string): StepOption {
  return { id, text, exclusive };
}
