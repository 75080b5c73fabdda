import { comparableName } from '../findings/comparableName.ts';
import { isTypo } from '../isTypo.ts';
import type { Path } from '../json.ts';
import type { Issue } from '../validate/issue.ts';

/** A property with a wrong name. */
export interface Misspelled {
  readonly issue: Issue;
  /** Where it is. */
  readonly parent: Path;
  readonly given: string;
  readonly meant: string;
}

/** The properties that nothing misses if their names are wrong, by what has them. */
const optional: Readonly<Record<string, readonly string[]>> = {
  welcomeMessage: ['title', 'message'],
  content: ['title', 'description', 'media', 'embed'],
  embed: ['url', 'proxyUrl'],
};

/** What people call properties who know other tools, by what has them. */
const synonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  welcomeMessage: { body: 'message', heading: 'title', text: 'message' },
  embed: { address: 'url', href: 'url', link: 'url', src: 'url' },
};

/**
 * Returns the properties whose names are wrong by a slip, and the other issues, without those about the names that
 * they should have.
 */
export function misspelledIn(issues: readonly Issue[]): readonly (Issue | Misspelled)[] {
  const missing = new Map(issues.flatMap((issue) => (isMissing(issue) ? [[keyOf(issue.path), issue] as const] : [])));
  const renamed = new Map<Issue, Misspelled>();
  for (const issue of issues) {
    const given = issue.code === 'unrecognized_keys' ? issue.params?.['key'] : undefined;
    if (typeof given !== 'string') continue;
    const parent = issue.path.slice(0, -1);
    // In code, a concept and its content are one object.
    const owners = [parent, ...(parent.at(-1) === 'content' ? [parent.slice(0, -1)] : [])].map(keyOf);
    const needed = [...missing.values()].filter(({ path }) => owners.includes(keyOf(path.slice(0, -1))));
    const synonym = synonyms[String(parent.at(-1))]?.[given];
    const instead = needed.find(({ path }) => path.at(-1) === synonym || isSlip(given, String(path.at(-1))));
    if (instead !== undefined) missing.delete(keyOf(instead.path));
    const meant =
      instead?.path.at(-1) ??
      synonym ??
      optional[String(parent.at(-1))]?.find((name) => isSlip(given, name)) ??
      issue.params?.['didYouMean'];
    if (typeof meant !== 'string') continue;
    renamed.set(issue, { issue, parent, given, meant });
  }
  return issues.flatMap((issue) =>
    isMissing(issue) && !missing.has(keyOf(issue.path)) ? [] : [renamed.get(issue) ?? issue],
  );
}

/** Names of four letters and their plural forms differ by more than a typo may. */
const isSlip = (given: string, name: string): boolean =>
  comparableName(given) === comparableName(name) || isTypo(given, name) || `${given}s` === name || given === `${name}s`;

const isMissing = ({ code, params }: Issue): boolean => code === 'invalid_type' && params?.['received'] === 'missing';

const keyOf = (path: Path): string => JSON.stringify(path);
