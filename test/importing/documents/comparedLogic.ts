import type { Match } from './compareDocument.ts';
import { type ExpectedCondition, type Lines, textsOf } from './expectation.ts';
import { linesOf, normal } from './linesOf.ts';

/**
 * Returns what of the conditions and of the options that end an interview is not as expected, in words. Before a
 * proposal is accepted nobody is asked less.
 */
export function comparedLogic(matches: readonly Match[], source: string, areAccepted: boolean): readonly string[] {
  const lines = linesOf(source);
  const textsIn = (given: Lines | undefined): readonly string[] => textsOf(given).map(lines.textOf);
  const optionsOf = ({ item }: Match) =>
    item.type === 'open_ended' || item.type === 'statement' ? [] : (item.options ?? []);
  const idsOf = (match: Match | undefined, given: Lines): readonly string[] => {
    const options = match === undefined ? [] : optionsOf(match);
    const texts = textsIn(given);
    return texts.map((text) => options.find((option) => normal(option.text) === text)?.externalId ?? `no ${text}`);
  };
  const conditional = ({ operator, criteria }: ExpectedCondition) => ({
    operator,
    criteria: criteria.map(({ line, mustSelect, mustNotSelect }) => {
      const match = matches.find(({ expected }) => expected.line === line);
      return {
        type: 'selectedTemplateOptions',
        questionId: match?.item.externalId ?? `no line ${line}`,
        matchingCriteria: mustSelect === undefined ? 'mustNotSelect' : 'mustSelect',
        choices: idsOf(match, mustSelect ?? mustNotSelect ?? ''),
      };
    }),
  });
  return matches.flatMap((match) => {
    const { expected, item } = match;
    const { condition } = expected;
    const wanted = condition === undefined || !areAccepted ? null : conditional(condition);
    const rejects = [...textsIn(expected.reject), ...(areAccepted ? textsIn(expected.rejectOnceAccepted) : [])];
    const rejected = optionsOf(match).filter(({ status }) => status === 'reject');
    return [
      ...different(`line ${expected.line}, condition`, item.conditional ?? null, wanted),
      ...different(
        `line ${expected.line}, options that end the interview`,
        rejected.map(({ text }) => normal(text)),
        rejects,
      ),
    ];
  });
}

function different(what: string, actual: unknown, wanted: unknown): readonly string[] {
  const [is, should] = [sorted(actual), sorted(wanted)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}

/** Returns a value as a text that does not depend on the order of fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
