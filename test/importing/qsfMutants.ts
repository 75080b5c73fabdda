import type { createRandom } from '../generate/random.ts';

const opposites: Readonly<Record<string, string>> = {
  Displayed: 'NotDisplayed',
  GreaterThan: 'LessThanOrEqual',
  GreaterThanOrEqual: 'LessThan',
  LessThan: 'GreaterThanOrEqual',
  LessThanOrEqual: 'GreaterThan',
  NotDisplayed: 'Displayed',
  NotSelected: 'Selected',
  Selected: 'NotSelected',
};

/** Returns surveys with one mistake each in a logic: an operator, “and” and “or”, a choice, or a part that is left out. */
export function mutantsOf(survey: object, random: ReturnType<typeof createRandom>, most: number): readonly object[] {
  const text = JSON.stringify(survey);
  const mutants: string[] = [];
  const change = (pattern: RegExp, to: (found: RegExpExecArray) => string): void => {
    for (const found of text.matchAll(pattern))
      mutants.push(text.slice(0, found.index) + to(found) + text.slice(found.index + found[0].length));
  };
  change(/"(Operator|Condition)":"(\w+)"/gu, ([all, name = '', operator = '']) =>
    Object.hasOwn(opposites, operator) ? `"${name}":"${opposites[operator]}"` : all,
  );
  change(/"Conjuction":"(\w+)"/gu, ([, word]) => `"Conjuction":"${word === 'And' ? 'Or' : 'And'}"`);
  change(
    /"Locator":"q:\/\/(QID\d+)\/SelectableChoice\/(\d)"|"LeftOperand":"q:\/\/(QID\d+)\/SelectableChoice\/(\d)"/gu,
    ([all, , one, , other]) => all.replace(/\d"$/u, `${(Number(one ?? other) % 3) + 1}"`),
  );
  change(/"DisplayLogic":\{/gu, () => '"NoDisplayLogic":{');
  change(/"SkipLogic":\[/gu, () => '"NoSkipLogic":[');
  const picked = mutants.filter((one) => one !== text).map((one) => ({ one, at: random.next() }));
  return picked
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ one }) => both(JSON.parse(one) as object));
}

/** Returns a survey in which each skip and part has one locator: that which was changed. */
function both(survey: object): object {
  return JSON.parse(
    JSON.stringify(survey, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if ('SkipToDestination' in value && 'Locator' in value) return { ...value, ChoiceLocator: value.Locator };
      return 'LeftOperand' in value && 'ChoiceLocator' in value
        ? { ...value, ChoiceLocator: value.LeftOperand }
        : value;
    }),
  ) as object;
}
