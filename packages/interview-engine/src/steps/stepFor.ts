import type { Asked } from '../asked/asked.ts';
import type { OpenStep } from '../asked/openStep.ts';
import type { Guide, PlannedOption } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';
import type { InterviewerWords } from '../wording/interviewerWords.types.ts';
import type { EndStep, Step, StepConcept, StepItem, StepOption } from './step.ts';
import { localizedQuestion } from './localizedQuestion.ts';

/** Returns a step of the course in the form that is shown and sent, in the words of `localized` (`nextStep`). */
export function stepFor(guide: Guide, step: OpenStep, localized: Guide = guide): Step {
  const { stepId } = step;
  switch (step.kind) {
    case 'welcome': {
      const { title, message } = localized.welcomeMessage ?? {};
      return { stepId, kind: 'welcome', title: title || null, message: message || null };
    }
    case 'item':
      return { stepId, kind: 'item', item: itemOf(localized, step.asked), concept: conceptOf(localized, step.asked) };
    case 'followUp':
      return {
        stepId,
        kind: 'followUp',
        question: localizedQuestion(guide, localized, step.asked, step.question),
        said: step.said.map(({ question, answer }) => ({
          question: localizedQuestion(guide, localized, step.asked, question),
          answer,
        })),
        notice: step.isWritten ? wordsOf(guide, localized).writtenNotice : null,
      };
    case 'end': {
      const kept = localized === guide ? step.closing : undefined;
      return { stepId, kind: 'end', outcome: step.outcome, message: kept ?? closingOf(guide, localized, step.outcome) };
    }
  }
}

/** Returns the words of the interviewer; in a language without any, those in the language of the guide. */
function wordsOf(guide: Guide, localized: Guide): InterviewerWords {
  const words = interviewerWords(localized);
  return words.followUps === null ? interviewerWords(guide) : words;
}

function closingOf(guide: Guide, localized: Guide, outcome: EndStep['outcome']): string {
  const { closings } = wordsOf(guide, localized);
  return outcome === 'complete' ? localized.closingMessage || closings.complete : closings.screened_out;
}

function conceptOf(guide: Guide, { occasion }: Asked): StepConcept | null {
  if (occasion.concept === null) return null;
  const planned = planOf(guide).blocks[occasion.planned.block]?.concepts[occasion.concept];
  if (planned === undefined) return null;
  const { title, description, media, embed } = planned.concept.content;
  return { id: planned.id, title, description: description ?? '', media: media ?? [], embedUrl: embed?.url ?? null };
}

function itemOf(localized: Guide, asked: Asked): StepItem {
  const planned = planOf(localized).items[asked.occasion.planned.index] ?? asked.occasion.planned;
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
