import type { Clause } from '@guide-studio/guide-core/internal';
import { plainText } from '../source/plainText.ts';
import type {
  LeftItem,
  SourceBlock,
  SourceChange,
  SourceCondition,
  SourceItem,
  SourceOption,
  SourceSkip,
  SourceStudy,
} from '../source/study.ts';
import { type Around, flowOf, type Step } from './flow.ts';
import { itemsOf, leftOf } from './items.ts';
import { languageOf, languagesIn } from './languages.ts';
import type { Known } from './known.ts';
import { conditionsIn, skipMeaning } from './logic.ts';
import { type Question, questionsOf } from './questions.ts';
import { changesOfSurvey, optionsOfBlock } from './settings.ts';
import { withColumns } from './sideBySide.ts';
import { entriesIn, type Part, partIn, partsIn, type Survey, textIn } from './survey.ts';

/** An item, to which skips are added. */
interface Draft {
  readonly item: SourceItem;
  readonly skips: SourceSkip[];
}

/** A block, whose skips have no destination yet. */
interface DraftBlock extends Omit<SourceBlock, 'items'> {
  readonly drafts: readonly Draft[];
}

/**
 * Returns the questionnaire of a survey: its blocks in the order of the flow.
 *
 * @param named The ids of questions that a condition or another question names.
 */
export function studyOf(fallback: string, survey: Survey, named: ReadonlySet<string>): SourceStudy {
  const languages = languagesIn(survey.language, survey.questions.values());
  const { questions: payloads, columns } = withColumns(survey.questions);
  const questions = questionsOf(payloads, languages);
  const elementsOf = elementsWith(columns);
  const flow = flowOf(survey.flow);
  const changes: SourceChange[] = [...changesOfSurvey(survey), ...flow.changes];
  const byId = new Map(survey.blocks.map((block) => [textIn(block['ID']), block]));
  const loops = new Set([...byId].flatMap(([id, block]) => (optionsOfBlock(block).loop === 'none' ? [] : [id])));
  const blockOf = new Map([...byId].flatMap(([id, block]) => elementsOf(block).map((one) => [one.id, id] as const)));
  const set = new Set([...flow.set, ...setByScripts(survey.questions.values())]);
  const taken = new Set<string>();
  const blocks: DraftBlock[] = [];
  const asked = new Set<string>();
  const done = new Set<string>();
  /** How often each block is still to come. */
  const toCome = new Map<string, number>();
  for (const step of flow.steps) if (step.kind === 'block') toCome.set(step.id, (toCome.get(step.id) ?? 0) + 1);

  /** Returns what can be asked about in a block; of a branch, before it. */
  const knownIn = (block: string | null): Known => ({
    questions,
    isFromLink: (field) => taken.has(field) && !set.has(field),
    mayAsk: (id) => {
      const own = blockOf.get(id);
      if (own === undefined || own === block) return true;
      if (block === null && !asked.has(id)) return false;
      return !loops.has(own) && !(asked.has(id) && (toCome.get(own) ?? 0) > 0);
    },
  });
  const ofAround = (around: readonly Around[]): readonly SourceCondition[] =>
    around.flatMap(({ flowId, logic }) => conditionsIn(logic, flowId, knownIn(null)));

  /** Returns true if the survey may end between the first and the last place of a block. */
  const mayEndBetween = (id: string): boolean => {
    const isPlace = (step: Step): boolean => step.kind === 'block' && step.id === id;
    const between = flow.steps.slice(flow.steps.findIndex(isPlace), flow.steps.findLastIndex(isPlace));
    return between.some((step) => {
      if (step.kind !== 'block') return step.kind === 'end';
      const skips = elementsOf(byId.get(step.id) ?? {}).flatMap((one) => one.skips);
      return skips.some(({ SkipToDestination }) => textIn(SkipToDestination) === 'ENDOFSURVEY');
    });
  };

  const takeBlock = (id: string, occurrences: readonly (readonly Around[])[]): void => {
    const block = byId.get(id);
    if (block === undefined) return;
    const known = knownIn(id);
    const around = joinedOr(occurrences.map(ofAround), mayEndBetween(id));
    const { loop, changes: own } = optionsOfBlock(block);
    changes.push(...own);
    const drafts: Draft[] = [];
    const left: LeftItem[] = [];
    const destinations = new Map<string, string>();
    const waiting: (readonly [string, readonly Part[]])[] = [];
    const withoutDestination: string[] = [];
    for (const { id: questionId, skips } of elementsOf(block)) {
      const question = questions.get(questionId);
      if (question === undefined || asked.has(questionId)) continue;
      asked.add(questionId);
      const conditions = [...around, ...conditionsIn(question.payload['DisplayLogic'], question.field, known)];
      const made = itemsOf(question, {
        languages,
        conditions,
        conditionsOf: (logic, place) => conditionsIn(logic, place, known),
        isNamed: named.has(questionId),
      });
      waiting.push([questionId, skips]);
      withoutDestination.push(questionId);
      if ('left' in made || loop === 'answers') {
        const ofSkips = skipsOf(skips, question, known, () => 'end');
        const all = [...conditions, ...ofSkips];
        left.push(
          'left' in made ? { ...made.left, conditions: all } : leftOf(question, textOf(question), all, 'answersUsed'),
        );
        continue;
      }
      drafts.push(...made.items.map((item) => ({ item, skips: [] })));
      const [first] = made.items;
      if (first === undefined) continue;
      for (const earlier of withoutDestination.splice(0)) destinations.set(earlier, first.field);
    }
    // A skip goes to a question, or to the next one if that is not in the guide.
    const order = new Set(waiting.map(([questionId]) => questionId));
    for (const [questionId, skips] of waiting) {
      if (skips.length === 0) continue;
      const question = questions.get(questionId);
      const last = question === undefined ? undefined : drafts.findLast(({ item }) => isOf(item, question));
      if (question === undefined || last === undefined) continue;
      last.skips.push(
        ...skipsOf(skips, question, known, (to) => {
          if (to === 'ENDOFSURVEY') return 'end';
          if (to === 'ENDOFBLOCK' || (order.has(to) && !destinations.has(to))) return { block: `${id} end` };
          return { field: destinations.get(to) ?? questions.get(to)?.field ?? to };
        }),
      );
    }
    blocks.push({
      name: id,
      title: plainText(textIn(block['Description'])) || id,
      place: id,
      drafts,
      left,
      ...(loop === 'fixed' ? { repeatedFor: thingsOf(block) } : {}),
    });
  };

  for (const step of flow.steps) {
    if (step.kind === 'fields') {
      if (step.isForAll) for (const name of step.names) taken.add(name);
    } else if (step.kind === 'block') {
      toCome.set(step.id, (toCome.get(step.id) ?? 0) - 1);
      if (done.has(step.id)) again(step, byId.get(step.id), changes);
      else takeBlock(step.id, occurrencesOf(step.id, flow.steps));
      done.add(step.id);
    } else if (step.around.length > 0) endFor(step, ofAround(step.around), blocks, changes);
  }

  const unused = [...questions.values()].filter(({ id }) => !asked.has(id));
  for (const block of survey.blocks) {
    const [id, title] = [textIn(block['ID']), textIn(block['Description'])];
    if (!done.has(id) && elementsOf(block).length > 0)
      changes.push({ kind: 'setting', place: id, text: title, verdict: 'lost', code: 'neverAsked' });
  }
  const leftOver = unused.map((question) =>
    leftOf(
      question,
      textOf(question),
      conditionsIn(question.payload['DisplayLogic'], question.field, knownIn('')),
      'neverAsked',
    ),
  );
  return {
    title: survey.title || fallback,
    language: languageOf(survey.language || 'en'),
    blocks: withDestinations(blocks, leftOver),
    changes,
  };
}

const textOf = ({ payload, field }: Question): string => plainText(textIn(payload['QuestionText'])) || field;

const isOf = ({ field }: SourceItem, { field: own, rows }: Question): boolean =>
  field === own || [...rows.values()].includes(field);

interface Element {
  readonly id: string;
  readonly skips: readonly Part[];
}

/** Returns what finds the questions of a block in order, with their skips. */
const elementsWith =
  (columns: ReadonlyMap<string, readonly string[]>) =>
  ({ BlockElements }: Part): readonly Element[] =>
    partsIn(BlockElements).flatMap(({ Type, QuestionID, SkipLogic }) => {
      if (textIn(Type) !== 'Question') return [];
      const ids = columns.get(textIn(QuestionID)) ?? [textIn(QuestionID)];
      return ids.map((id, at) => ({ id, skips: at === ids.length - 1 ? partsIn(SkipLogic) : [] }));
    });

/** Returns the fields that scripts set. */
const setByScripts = (questions: Iterable<Part>): readonly string[] =>
  [...questions].flatMap(({ QuestionJS }) =>
    [...textIn(QuestionJS).matchAll(/set(?:JS)?EmbeddedData\(\s*["'`](?<name>[^"'`]+)/giu)].map(
      ({ groups }) => groups?.['name'] ?? '',
    ),
  );

/** Returns the branches around each place of a block in the flow. */
const occurrencesOf = (id: string, steps: readonly Step[]): readonly (readonly Around[])[] =>
  steps.flatMap((step) => (step.kind === 'block' && step.id === id ? [step.around] : []));

function again(step: Extract<Step, { kind: 'block' }>, block: Part | undefined, changes: SourceChange[]): void {
  const text = textIn(block?.['Description']) || step.id;
  changes.push({ kind: 'setting', place: step.flowId, text, verdict: 'lost', code: 'again' });
}

/**
 * Returns the conditions of a block that is asked if those of any of its places hold.
 *
 * @param isCut The survey may end between the places, so that not everyone comes to each of them.
 */
function joinedOr(places: readonly (readonly SourceCondition[])[], isCut: boolean): readonly SourceCondition[] {
  const [first = []] = places;
  const all = places.flat();
  if (places.length < 2 || all.length === 0) return first;
  const text = textOfAll(all, ' / ');
  if (isCut && first.length > 0)
    return [{ ...text, meaning: { ok: false, why: { code: 'unsupported', what: 'a block that comes again' } } }];
  const unread = all.find(({ meaning }) => !meaning.ok);
  const clause: Clause = { kind: 'or', of: places.map(clauseOfAll) };
  return [{ ...text, meaning: unread?.meaning ?? { ok: true, clause } }];
}

const clauseOfAll = (conditions: readonly SourceCondition[]): Clause => {
  const of = conditions.flatMap(({ meaning }) => (meaning.ok ? [meaning.clause] : []));
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: 'and', of };
};

const textOfAll = (conditions: readonly SourceCondition[], by: string) => ({
  place: [...new Set(conditions.map(({ place }) => place))].join(', '),
  text: conditions.map(({ text }) => text).join(by),
});

/** Ends the interview after the last item for those for whom all branches around the end hold. */
function endFor(
  { flowId }: Extract<Step, { kind: 'end' }>,
  conditions: readonly SourceCondition[],
  blocks: readonly DraftBlock[],
  changes: SourceChange[],
): void {
  const last = blocks.findLast(({ drafts }) => drafts.length > 0)?.drafts.at(-1);
  const { place, text } = textOfAll(conditions, ' And ');
  if (last === undefined || conditions.length === 0) {
    changes.push({ kind: 'setting', place: place || flowId, text, verdict: 'lost', code: 'endsBefore' });
    return;
  }
  const meaning = conditions.find((one) => !one.meaning.ok)?.meaning ?? { ok: true, clause: clauseOfAll(conditions) };
  last.skips.push({ place, text, meaning, to: 'end', isOfFlow: true });
}

/** Returns the skips of a question. Of two that hold, the first is taken. */
function skipsOf(
  skips: readonly Part[],
  { id, field }: Question,
  known: Known,
  toOf: (destination: string) => SourceSkip['to'],
): readonly SourceSkip[] {
  const before: Clause[] = [];
  return skips.map((skip): SourceSkip => {
    const own = skipMeaning(skip, id, known);
    const text = plainText(textIn(skip['Description']));
    const to = toOf(textIn(skip['SkipToDestination']));
    if (!own.ok) return { place: field, text, to, meaning: own };
    const clause: Clause =
      before.length === 0
        ? own.clause
        : { kind: 'and', of: [own.clause, ...before.map((of): Clause => ({ kind: 'not', of }))] };
    before.push(own.clause);
    return { place: field, text, to, meaning: { ok: true, clause } };
  });
}

/** Returns what a block is repeated for: the first field of each of its fixed things. */
const thingsOf = (block: Part): readonly SourceOption[] =>
  entriesIn(partIn(partIn(block['Options'])['LoopingOptions'])['Static']).map(([code, fields]) => ({
    code,
    text: plainText(textIn(Object.values(fields)[0])) || code,
  }));

/** Returns blocks with the destinations of their skips, and what is not asked with the last of them. */
function withDestinations(blocks: readonly DraftBlock[], unused: readonly LeftItem[]): readonly SourceBlock[] {
  const given: readonly DraftBlock[] =
    blocks.length > 0 || unused.length === 0
      ? blocks
      : [{ name: 'unused', title: 'unused', place: 'BL', drafts: [], left: [] }];
  return given.map(({ drafts, left, ...block }, at): SourceBlock => {
    const next = given.slice(at + 1).find((one) => one.drafts.length > 0);
    return {
      ...block,
      left: at === given.length - 1 ? [...left, ...unused] : left,
      items: drafts.map(({ item, skips }) => ({
        ...item,
        ...(skips.length === 0
          ? {}
          : {
              skips: skips.map((skip): SourceSkip => {
                const isBlockEnd = typeof skip.to === 'object' && 'block' in skip.to;
                return isBlockEnd ? { ...skip, to: next === undefined ? 'end' : { block: next.name } } : skip;
              }),
            }),
      })),
    };
  });
}
