import { customIn, selectedIn } from '../answers/answer.ts';
import type { Occasion } from '../asked/occasion.ts';
import { carriedOrder, isCarried } from '../assumptions.ts';
import type { PlannedItem, PlannedOption } from '../plan/plan.ts';
import type { Reader } from './conditionals.ts';
import { type Given, type OutcomeRecord, sourceAnswers } from './record.ts';

/**
 * Returns the options that a question shows: its own or, if carried, those selected in its source in the source's
 * order, then what the participant added there (assumptions: `carriedOrder`, `isCarried`). Own `options` beside
 * `carryForwardFrom` are ignored. Returns null while the source has not been answered.
 */
export function shownOptions(
  planned: PlannedItem,
  record: OutcomeRecord,
  reader: Reader,
): readonly PlannedOption[] | null {
  if (planned.carriedFrom === null) return planned.options;
  const { given, settled } = sourceAnswers(record, planned.carriedFrom, reader);
  if (!settled) return null;
  const selected = given.flatMap(selectedOptions);
  const ids = new Set(selected.map(({ id }) => id));
  const own = selected.filter(isOwn).sort((one, other) => (one.id < other.id ? -1 : 1));
  return carriedOrder(
    planned.options.filter((option) => ids.has(option.id) && isCarried(option)),
    distinctTexts(own),
  );
}

function selectedOptions({ occasion, asked, answer }: Given): readonly PlannedOption[] {
  const ids = new Set(selectedIn(answer));
  const listed = asked.options.filter((option) => ids.has(option.id));
  const custom = customIn(answer);
  return custom === undefined ? listed : [...listed, ownOption(occasion.planned, occasion.concept, custom)];
}

/**
 * Returns an option that the participant added, for questions that carry it. Its id contains the distance between the
 * question with the list and the question in which it was added (`own1` for the question with the list), and the
 * concept, so that ids within a question are unique.
 */
function ownOption(planned: PlannedItem, concept: number | null, text: string): PlannedOption {
  return { id: ownOptionId({ planned, concept }), externalId: null, text, exclusive: false, status: null };
}

/** Returns the id of the option that a participant adds at an occasion, where it is carried to. */
export function ownOptionId({ planned, concept }: Occasion): string {
  const own = `own${planned.carryDepth + 1}`;
  return concept === null ? own : `${own}-c${concept + 1}`;
}

const isOwn = ({ id }: PlannedOption): boolean => id.startsWith('own');

// The same text added for two concepts, or carried along two ways, is one option.
function distinctTexts(options: readonly PlannedOption[]): readonly PlannedOption[] {
  return options.filter((option, at) => options.findIndex(({ text }) => text === option.text) === at);
}
