import * as z from 'zod';
import { isJsonObject, type JsonObject } from '../json.ts';
import { listIn } from '../notes/notes.ts';
import { entryProblem } from './entryProblem.ts';

/*
 * Guide tests are kept beside a guide in `name.guide.tests.json`: an invented participant each, with answers and what
 * must follow from them (docs/decisions/interviews.md, "Guide tests"). They name parts of the guide:
 *
 * - a question by its externalId, else by its text, else as `Q7`, the 7th of the guide
 * - an option by its externalId, else by its text, else as `o2`, the 2nd of its list; a row alike, as `r2`
 * - an option that the participant added, in a question that carries it on, as `own1`, or as `own1-c2` if the
 *   question is asked for concepts
 * - a concept by its externalId, else by its nickname, else as `b3.c1`, the first of the third block
 */

const name = z.string().min(1).max(20_000);
const words = z.string().max(50_000);

/** Values by name. The name `__proto__` is refused, because Zod would drop it silently. */
const byName = <T extends z.ZodType>(named: z.ZodString, one: T) =>
  z
    .unknown()
    .superRefine((value, context) => {
      if (!isJsonObject(value) || !Object.hasOwn(value, '__proto__')) return;
      context.addIssue({ code: 'custom', message: '“__proto__” cannot be used as a name' });
    })
    .pipe(z.record(named, one));

const answer = z.union([
  /** The text of an open answer, or the one option that is selected. */
  words,
  /** The options that are selected, or all options of a ranking, best first. */
  z.array(name),
  /** The options that are selected, and one that the participant adds. */
  z.strictObject({ selected: z.array(name), custom: words }),
  /** A column for rows of a matrix. Rows that are not named get any column. */
  z.strictObject({ rows: byName(name, name) }),
  /** Best and worst for each screen of a MaxDiff, in order. */
  z.strictObject({ choices: z.array(z.strictObject({ best: name, worst: name })) }),
]);
/**
 * The answer to a question in a guide test: a text or one option, a list of options (of a ranking best first), options
 * with one of the participant's own, columns by row, or best and worst for each screen of a MaxDiff.
 */
export type TestAnswer = z.infer<typeof answer>;

/** The same for every concept of a concept block, or one for each concept. */
const perConcept = <T extends z.ZodType>(one: T) => z.union([one, z.strictObject({ byConcept: byName(name, one) })]);

/** A question, or a question of a concept block as it is asked for one concept. */
const asked = z.union([name, z.strictObject({ question: name, concept: name })]);
/** The name of a question; for a question of a concept block, perhaps with the name of one concept. */
export type TestedQuestion = z.infer<typeof asked>;

const expectations = z.strictObject({
  outcome: z.enum(['complete', 'screened_out']).optional(),
  /** Questions that are shown; others may be, too. */
  shown: z.array(asked).optional(),
  notShown: z.array(asked).optional(),
  /** Questions that are shown in this order; others may come between them. */
  inOrder: z.array(asked).optional(),
  /** The questions that are shown, all of them, in this order. */
  exactly: z.array(asked).optional(),
  /** The options that questions show, in any order. */
  options: byName(name, perConcept(z.array(name))).optional(),
  /** The concepts that are shown, all of them, in any order. */
  concepts: z.array(name).optional(),
  /** The closing message, or a part of it. */
  closing: words.optional(),
});
/** What a guide test expects. Each part that is absent expects nothing. */
export type TestExpectations = z.infer<typeof expectations>;

/**
 * Checks the form of one test of a tests file. Whether its names mean something in a guide is for {@link lostNames}.
 */
export const GuideTest = z.strictObject({
  /** Given by the editor. Tests written by hand are known by their names. */
  id: z.uuid().optional(),
  name: z.string().trim().min(1).max(200),
  note: words.optional(),
  /** Parameters of the link. */
  urlParams: byName(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  /** The seed of every draw; `test` if it is absent. */
  seed: z.string().max(200).optional(),
  /** Concepts that are drawn before others if their conditions allow it. */
  firstConcepts: z.array(name).optional(),
  /** By question. A question without an answer here gets a plausible one that does not end the interview. */
  answers: byName(name, perConcept(answer)).optional(),
  expect: expectations,
});
/** An invented participant, and what the guide must show them. */
export type GuideTest = z.infer<typeof GuideTest>;

/** An entry of a tests file that is not understood. */
export interface GuideTestProblem {
  /** Its place in the list, from 0; null for the list itself. */
  readonly index: number | null;
  /** Its name, as far as it has one. */
  readonly name: string;
  /** What is wrong with it, for someone who writes the file by hand. In English. */
  readonly message: string;
}

/** The tests of a file in their order, and the entries that are not understood. */
export interface GuideTests {
  /** Those that are understood, in the order of the file. */
  readonly tests: readonly GuideTest[];
  /** In the order of the file. Empty if all of it is understood. */
  readonly problems: readonly GuideTestProblem[];
}

/**
 * Reads a tests file. Never throws: what is not understood is listed in `problems`, and stays in the file when it is
 * changed.
 *
 * @param wire The object in the file; null if there is no file.
 * @example
 * ```ts
 * import { guideTestsOf } from '@guide-studio/guide-core/tests';
 *
 * const { tests, problems } = guideTestsOf({
 *   tests: [{ name: 'All are asked', expect: { shown: ['Q1'] } }, { name: 'All are asked', expect: {} }],
 * });
 * console.log(tests.length, problems[0]?.message); // 1 Another test has the same name or id. Rename one of them.
 * ```
 */
export function guideTestsOf(wire: JsonObject | null): GuideTests {
  const tests: GuideTest[] = [];
  const problems: GuideTestProblem[] = [];
  const known = new Set<string>();
  if (wire !== null && !Array.isArray(wire['tests'])) {
    problems.push({ index: null, name: '', message: 'The file has no list “tests”. Write { "tests": [ … ] }.' });
  }
  for (const [index, entry] of listIn(wire, 'tests').entries()) {
    const read = GuideTest.safeParse(entry);
    const givenName = isJsonObject(entry) && typeof entry['name'] === 'string' ? entry['name'] : '';
    if (!read.success) problems.push({ index, name: givenName, message: entryProblem(read.error) });
    else if (known.has(testKey(read.data))) {
      const message = 'Another test has the same name or id. Rename one of them.';
      problems.push({ index, name: givenName, message });
    } else {
      known.add(testKey(read.data));
      tests.push(read.data);
    }
  }
  return { tests, problems };
}

/** Returns what a test is known by: its id, or else its name. */
export function testKey({ id, name: givenName }: Pick<GuideTest, 'id' | 'name'>): string {
  return id ?? givenName;
}

/** Returns whether a test expects nothing, as a new one does, so that it can only fail by a refused answer. */
export function checksNothing({ expect }: GuideTest): boolean {
  const { outcome, exactly, concepts, shown = [], notShown = [], inOrder = [], options = {}, closing = '' } = expect;
  const isEmpty = [shown, notShown, inOrder, Object.keys(options)].every(({ length }) => length === 0);
  return isEmpty && closing === '' && outcome === undefined && exactly === undefined && concepts === undefined;
}
