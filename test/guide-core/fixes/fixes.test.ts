import { advise, type Issue, type JsonObject, validate } from '@guide-studio/guide-core';
import {
  commit,
  createEditorState,
  type EditorState,
  fixAll,
  fixesFor,
  fixNameOf,
  kindOfIssue,
  locate,
  nodeAtPath,
  toWire,
  undo,
} from '@guide-studio/guide-core/edit';
import { getIn, entryName, setIn } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { disturb, renameId } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { block, choice, link, open, screening } from '../../guideParts.ts';
import { fullGuide } from '../doc/guides.ts';
import { sized } from '../../size.ts';

const findings = (state: EditorState): readonly Issue[] => [
  ...validate(toWire(state.doc)),
  ...advise(toWire(state.doc)),
];
const kindsOf = (state: EditorState): readonly string[] => findings(state).map(kindOfIssue);
const count = (state: EditorState, kind: string): number => kindsOf(state).filter((each) => each === kind).length;
const errors = (state: EditorState): number => validate(toWire(state.doc)).length;

/**
 * Checks every fix of every finding: fewer findings of its kind, no new error, a name, and undo restores everything.
 */
function expectFixes(state: EditorState, where: string): number {
  let offered = 0;
  for (const issue of findings(state)) {
    for (const fix of fixesFor(state, issue)) {
      offered += 1;
      const what = `${where}: ${fix.name.command} for ${kindOfIssue(issue)} at ${issue.path.join('.')}`;
      const after = commit(state, fix, 0);
      const begun = toBeWritten(state, after);
      expect(errors(after) - begun, what).toBeLessThanOrEqual(errors(state) - (issue.severity === 'error' ? 1 : 0));
      const more = kindOfIssue(issue) === 'too_small' ? begun : 0;
      expect(count(after, kindOfIssue(issue)) - more, what).toBeLessThan(count(state, kindOfIssue(issue)));
      expect(toWire(undo(after).doc), what).toEqual(toWire(state.doc));
      expect(after.history.past).toHaveLength(state.history.past.length + 1);
      for (const language of ['en', 'de'] as const) {
        expect(fixNameOf(fix.name, language), what).toMatch(/^[\p{Lu}\d„“]/u);
        expect(entryName(fix.name, language), what).not.toMatch(/undefined|null/);
      }
    }
  }
  return offered;
}

/** Returns the empty texts of the parts that a fix has added. */
function toBeWritten(before: EditorState, after: EditorState): number {
  return validate(toWire(after.doc)).filter(({ code, path, params }) => {
    const isNew = locate(before.doc, nodeAtPath(after.doc, path).node.key) === null;
    return isNew && code === 'too_small' && params?.['of'] === 'string';
  }).length;
}

const at = (guide: JsonObject, ...path: (string | number)[]) => ({
  set: (value: Parameters<typeof setIn>[2]): JsonObject => (setIn(guide, path, value)?.value ?? guide) as JsonObject,
});
const full = fullGuide();
const where = ['studyGuide', 1, 'items', 0] as const;
const asked = ['studyGuide', 1, 'items', 3] as const;

/** One broken guide for each kind of finding, and the fixes that must be offered for it. */
const broken: readonly (readonly [string, JsonObject, readonly string[]])[] = [
  [
    'screeningPlacement/notFirst',
    { ...full, studyGuide: (full['studyGuide'] as JsonObject[]).slice(0, 2).toReversed() },
    ['fix.screenerFirst', 'fix.makeFlat'],
  ],
  [
    'screeningPlacement/moreThanOne',
    { ...full, studyGuide: [(full['studyGuide'] as JsonObject[])[0] ?? {}, screener()] },
    ['fix.makeFlat'],
  ],
  ['screeningPlacement/itemType', at(full, 'studyGuide', 0, 'items', 1).set(open('Why?')), ['fix.makeMultipleChoice']],
  ['selectBounds/notTogether', at(full, ...where, 'maxSelect').set(null), ['fix.setBounds', 'fix.clearBounds']],
  ['selectBounds/minAboveMax', at(full, ...where, 'minSelect').set(4), ['fix.raiseMax', 'fix.lowerMin']],
  ['uniqueExternalIds', at(full, 'studyGuide', 1, 'items', 1, 'externalId').set('where'), ['fix.renameId']],
  [
    'referencesResolve/unknownItem',
    at(full, ...asked, 'conditional', 'criteria', 0, 'questionId').set('WHERE'),
    ['fix.refer', 'fix.removeCriterion'],
  ],
  [
    'referencesResolve/matrixRowMissing',
    at(full, 'studyGuide', 2, 'conceptSamplingConfig', 'concepts', 0, 'conditional', 'criteria', 0, 'matrixRow').set(
      null,
    ),
    ['fix.askRow', 'fix.removeCondition'],
  ],
  [
    'exclusiveOption/notLast',
    at(full, ...where, 'options', 4).set({ text: 'Other' }),
    ['fix.optionLast', 'fix.makeOrdinary'],
  ],
  [
    'exclusiveOption/notMultipleChoice',
    at(full, 'studyGuide', 1, 'items', 4, 'options', 1, 'exclusiveOption').set(true),
    ['fix.makeOrdinary'],
  ],
  [
    'selectBounds/needsMultiSelect',
    at(full, ...where, 'multiSelect').set(false),
    ['fix.allowSeveral', 'fix.clearBounds'],
  ],
  ['optionStatus/missing', at(full, 'studyGuide', 0, 'items', 0, 'options', 0, 'status').set(null), ['fix.setStatus']],
  ['optionStatus/notScreening', at(full, ...where, 'options', 1, 'status').set('reject'), ['fix.clearStatus']],
  ['conceptSampling/missing', at(full, 'studyGuide', 1, 'type').set('concept'), ['fix.addConcept', 'fix.makeFlat']],
  [
    'conceptSampling/notConceptBlock',
    at(full, 'studyGuide', 2, 'type').set('flat'),
    ['fix.removeConcepts', 'fix.makeConcept'],
  ],
  ['unrecognized_keys', at(full, ...where, 'multi_select').set(true), ['fix.removeProperty']],
  [
    'unrecognized_keys',
    at(full, 'studyGuide', 1, 'items', 0, 'randomize_option_order').set(true),
    ['fix.renameProperty', 'fix.removeProperty'],
  ],
  ['invalid_type', at(full, ...where, 'minSelect').set('1'), ['fix.setValue']],
  ['invalid_value', at(full, ...asked, 'followUp').set('Light'), ['fix.setValue', 'fix.removeProperty']],
  ['invalid_union', at(full, ...where, 'type').set('Multiple Choice'), ['fix.setValue']],
  ['invalid_format', at(full, ...where, 'media', 0, 'url').set('example.org/x.png'), ['fix.completeAddress']],
  ['too_small', at(full, ...where, 'options', 1, 'text').set(''), []],
  ['too_small', at(full, ...where, 'options', 2, 'text').set(''), []],
  [
    'too_small/unfinishedCondition',
    at(full, ...asked, 'conditional', 'criteria', 2).set({
      type: 'selectedTemplateOptions',
      questionId: '',
      matchingCriteria: 'mustSelect',
      choices: [],
    }),
    ['fix.removeCriterion'],
  ],
  ['custom/notStorable', at(full, 'title').set('Coffee\0'), ['fix.deleteUnstorableCharacters']],
  [
    'unknownChoice',
    at(full, ...asked, 'conditional', 'criteria', 0, 'choices', 0).set('Home'),
    ['fix.chooseChoice', 'fix.removeChoice'],
  ],
  [
    'subsampleAboveConcepts',
    at(full, 'studyGuide', 2, 'conceptSamplingConfig', 'subsampleCount').set(9),
    ['fix.lowerSample'],
  ],
  ['maxSelectAboveOptions', at(full, ...where, 'maxSelect').set(9), ['fix.lowerMax']],
  ['duplicateOptionTexts', at(full, ...where, 'options', 2, 'text').set('At work'), ['fix.removePart']],
  [
    'ownOptionsBesideCarryForward',
    at(full, 'studyGuide', 1, 'items', 1, 'options').set([{ text: 'x' }]),
    ['fix.removeOwnOptions', 'fix.stopCarrying'],
  ],
  [
    'screenObservationWithoutEffect',
    at(full, ...asked, 'screenObservationEnabled').set(true),
    ['fix.recordScreen', 'fix.removeProperty'],
  ],
  ['addressNotShown/http', at(full, ...where, 'media', 0, 'url').set('http://example.org:80/x.png'), ['fix.useHttps']],
  [
    'noneBesideOthers',
    at(full, ...where, 'options').set([{ text: 'None of these' }, { text: 'At home' }]),
    ['fix.makeExclusive'],
  ],
  ['controlCharacters', { ...full, closingMessage: 'Thank\u000Byou\u0001' }, ['fix.removeControls']],
  ['whitespaceOnlyText', { ...full, closingMessage: ' ' }, ['fix.removeProperty']],
  ['emptyLinkValue', at(full, ...asked, 'conditional', 'criteria', 2, 'value').set(''), ['fix.removeCriterion']],
  [
    'repeatedCriterion',
    at(full, ...asked, 'conditional', 'criteria', 3).set(getIn(full, [...asked, 'conditional', 'criteria', 2])),
    ['fix.removeCriterion'],
  ],
  [
    'twoLinkValues',
    when('and', link('source', 'mail'), link('source', 'web')),
    ['fix.letOneBeEnough', 'fix.removeCriterion'],
  ],
];

function when(operator: string, ...criteria: readonly JsonObject[]): JsonObject {
  return at(full, ...asked, 'conditional').set({ operator, criteria });
}

function screener(): JsonObject {
  return { ...screening(choice('And you?', { Yes: 'approve' })), title: 'Again' };
}

describe('fixesFor', () => {
  it.each(broken)('%s', (kind, guide, wanted) => {
    const state = createEditorState(guide);
    const issue = findings(state).find((each) => kindOfIssue(each) === kind);
    if (wanted.length === 0) return void expectFixes(state, kind);
    if (!issue) throw new Error(`The guide has ${kindsOf(state).join(', ')}.`);
    const offered = fixesFor(state, issue).map(({ name }) => name.command);
    expect(offered).toEqual(expect.arrayContaining([...wanted]));
    expectFixes(state, kind);
  });

  it.each(Array.from({ length: sized(3, 12, 12) }, (_, n) => 15 * n))(
    'removes what it is for, adds no error and can be undone, on broken guides from seed %i',
    (first) => {
      let offered = 0;
      for (let seed = first; seed < first + 15; seed++) {
        const random = createRandom(seed);
        let guide = randomGuide(random, { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 4) });
        for (let n = random.int(1, 4); n > 0; n--) {
          guide = (random.chance(0.5) ? renameId(random, guide) : disturb(random, guide)) as typeof guide;
        }
        offered += expectFixes(createEditorState(guide), `seed ${seed}`);
      }
      expect(offered).toBeGreaterThan(5);
    },
  );

  it('names how many conditions are enough', () => {
    const namesIn = (guide: JsonObject, kind: string, language: 'en' | 'de') => {
      const state = createEditorState(guide);
      const issue = findings(state).find((each) => kindOfIssue(each) === kind);
      return issue === undefined ? [] : fixesFor(state, issue).map(({ name }) => fixNameOf(name, language));
    };
    const links = when('and', link('source', 'mail'), link('source', 'web'));
    expect(namesIn(links, 'twoLinkValues', 'en')[0]).toBe('Show it if any condition is met');
    expect(namesIn(links, 'twoLinkValues', 'de')[0]).toBe('Bei einer erfüllten Bedingung zeigen');
  });
});

describe('taking parts out', () => {
  const items = (...more: readonly JsonObject[]) => [open('Why?'), ...more];
  const guideOf = (...blocks: readonly (readonly JsonObject[])[]): JsonObject => ({
    title: 'T',
    studyGuide: blocks.map((each) => block('B', ...each)),
  });
  const offersOf = (guide: JsonObject) => {
    const state = createEditorState(guide);
    return validate(toWire(state.doc)).flatMap((issue) => fixesFor(state, issue).map(({ name }) => fixNameOf(name)));
  };

  it('names a question by its number in the guide', () => {
    const empty = open('');
    expect(offersOf(guideOf(items(), items(empty)))).toEqual(['Remove question 3']);
  });

  it.each<[string, JsonObject]>([
    ['options', { type: 'multiple_choice', options: [{ text: 'Bread' }, { text: '' }] }],
    ['a condition', { type: 'open_ended', conditional: { operator: 'and', criteria: [] } }],
    ['a setting', { type: 'open_ended', followUp: 'light' }],
    ['a picture', { type: 'open_ended', media: [{ name: 'A', url: 'https://example.org/a.png', type: 'image' }] }],
  ])('is not offered for a question with %s', (_, more) => {
    expect(offersOf(guideOf(items({ text: '', ...more })))).not.toContain('Remove question 2');
  });

  it('says how many parts it removes, and removes nothing of another kind', () => {
    const blank = choice('', ['', '']);
    const some = choice('Which?', ['A', 'B', '']);
    const state = createEditorState(guideOf(items(blank, some, blank)));
    const [issue] = validate(toWire(state.doc));
    const [fix] = issue ? fixesFor(state, issue) : [];
    const all = issue && fix && fixAll(state, issue, { fix });
    expect(all && fixNameOf(all.name)).toBe('Remove 2 questions');
    expect(all && fixNameOf(all.name, 'de')).toBe('2 Fragen entfernen');
    expect(all && toWire(commit(state, all, 0).doc)).toEqual(guideOf(items(some)));
  });
});

describe('fixAll', () => {
  it('fixes all of one kind in the same way, as one entry', () => {
    const items = ['a', 'a', 'b', 'a', 'b'].map((id) => open('Why?', { externalId: id }));
    const state = createEditorState({ title: 'T', studyGuide: [block('B', ...items)] });
    const [issue] = validate(toWire(state.doc));
    const [fix] = issue ? fixesFor(state, issue) : [];
    if (!issue || !fix) throw new Error('Nothing to fix.');
    const all = fixAll(state, issue, { fix });
    if (!all) throw new Error('Nothing was fixed.');
    expect(fixNameOf(all.name)).toContain('3 times');
    const after = commit(state, all, 0);
    expect(errors(after)).toBe(0);
    expect(after.history.past).toHaveLength(1);
    expect(toWire(undo(after).doc)).toEqual(toWire(state.doc));
  });
});
