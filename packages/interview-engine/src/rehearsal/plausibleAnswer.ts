import type { Answer } from '../answers/answer.ts';
import { endingStatus } from '../assumptions.ts';
import type { Asked } from '../asked/asked.ts';
import type { PassedStep } from '../course/follow.ts';
import { type Seeds, seedFor } from '../draw/seeds.ts';
import { drawFor } from '../draw/drawFor.ts';
import type { SeededRandom } from '../draw/seededRandom.ts';
import { shuffled } from '../draw/shuffled.ts';
import type { Guide, PlannedOption } from '../plan/plan.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';

/**
 * Returns a plausible answer to a step, always the same for the same seed. Avoids options that end the interview if
 * there are others.
 */
export function plausibleAnswer(guide: Guide, step: PassedStep['step'], seeds: Seeds): Answer {
  if (step.kind === 'welcome') return {};
  if (step.kind === 'followUp') return { text: interviewerWords(guide).sampleAnswer };
  return itemAnswer(guide, step.asked, drawFor(seedFor(seeds, 'participant'), 'participant', step.stepId));
}

function itemAnswer(guide: Guide, asked: Asked, random: SeededRandom): Answer {
  const { item, rows } = asked.occasion.planned;
  const ids = asked.options.map(({ id }) => id);
  switch (item.type) {
    case 'open_ended':
      return { text: interviewerWords(guide).sampleAnswer };
    case 'multiple_choice':
      return { selected: selection(asked, random) };
    case 'ranking':
      return { ranked: ids };
    case 'matrix':
      return { cells: Object.fromEntries(rows.map(({ id }) => [id, ids[random.below(ids.length)] ?? ''])) };
    case 'max_diff':
      return { choices: asked.screens.map((screen) => bestAndWorst(shuffled(screen, random))) };
    case 'statement':
      return {};
  }
}

function selection({ options, bounds, occasion }: Asked, random: SeededRandom): readonly string[] {
  const staying = (option: PlannedOption): boolean => !occasion.planned.isScreener || option.status !== endingStatus;
  const order = shuffled(options, random);
  const [alone, together] = [order.filter(({ exclusive }) => exclusive), order.filter(({ exclusive }) => !exclusive)];
  const best = [...together.filter(staying), ...together.filter((option) => !staying(option))];
  if (best.length === 0 || (!best.some(staying) && alone.some(staying))) {
    const one = alone.find(staying) ?? alone[0];
    return one === undefined ? [] : [one.id];
  }
  if (bounds === null) return [best[0]?.id ?? ''];
  const least = bounds.minSelect ?? 1;
  const most = Math.max(least, Math.min(bounds.maxSelect ?? best.length, best.filter(staying).length));
  const chosen = new Set(best.slice(0, least + random.below(most - least + 1)));
  return options.flatMap((option) => (chosen.has(option) ? [option.id] : []));
}

function bestAndWorst([best = '', worst = '']: readonly string[]): { best: string; worst: string } {
  return { best, worst };
}
