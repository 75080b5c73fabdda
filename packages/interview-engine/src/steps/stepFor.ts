import type { Asked } from '../asked/asked.ts';
import type { OpenStep } from '../asked/openStep.ts';
import type { Guide, PlannedOption } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';
import type { EndStep, Step, StepConcept, StepItem, StepOption } from './step.ts';

/** Returns a step of the course in the form that is shown and sent. */
export function stepFor(guide: Guide, step: OpenStep): Step {
  const { stepId } = step;
  switch (step.kind) {
    case 'welcome': {
      const { title, message } = guide.welcomeMessage ?? {};
      return { stepId, kind: 'welcome', title: title || null, message: message || null };
    }
    case 'item':
      return { stepId, kind: 'item', item: itemOf(step.asked), concept: conceptOf(guide, step.asked) };
    case 'followUp':
      return {
        stepId,
        kind: 'followUp',
        question: step.question,
        said: step.said,
        notice: step.isWritten ? interviewerWords(guide).writtenNotice : interviewerWords(guide).scriptedNotice,
      };
    case 'end':
      return { stepId, kind: 'end', outcome: step.outcome, message: closingOf(guide, step.outcome) };
  }
}

function closingOf(guide: Guide, outcome: EndStep['outcome']): string {
  const { closings } = interviewerWords(guide);
  return outcome === 'complete' ? guide.closingMessage || closings.complete : closings.screened_out;
}

function conceptOf(guide: Guide, { occasion }: Asked): StepConcept | null {
  if (occasion.concept === null) return null;
  const planned = planOf(guide).blocks[occasion.planned.block]?.concepts[occasion.concept];
  if (planned === undefined) return null;
  const { title, description, media, embed } = planned.concept.content;
  return { id: planned.id, title, description: description ?? '', media: media ?? [], embedUrl: embed?.url ?? null };
}

function itemOf(asked: Asked): StepItem {
  const { item, rows } = asked.occasion.planned;
  const common = { text: item.text, media: item.media ?? [], embed: item.embed ?? null };
  const options = asked.options.map(optionOf);
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

function optionOf({ id, text, exclusive }: PlannedOption): StepOption {
  return { id, text, exclusive };
}
