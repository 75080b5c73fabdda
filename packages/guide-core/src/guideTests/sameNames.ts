import { itemIndex } from '../doc/itemIndex.ts';
import { childrenOf, type GuideDocument, type GuideNode, textField } from '../doc/node.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import type { GuideTest } from './guideTests.ts';
import { type NamedKind, namesIn, partNamed } from './names.ts';
import { namesInTest } from './namesInTest.ts';

/**
 * Compares two versions of a guide. Returns a function that is true for a test if each of its names means the same part
 * in both versions, or means nothing in both.
 */
export function sameNames(before: GuideDocument, now: GuideDocument): (test: GuideTest) => boolean {
  const changed = {
    question: changedNames(before, now, 'question'),
    concept: changedNames(before, now, 'concept'),
  };
  const known = new Map<string, boolean>();

  function hasSameParts(question: string): boolean {
    let same = known.get(question);
    if (same === undefined) {
      const [was, is] = [partNamed(before, 'question', question, null), partNamed(now, 'question', question, null)];
      same =
        was === null || is === null
          ? was === is
          : // The answer to an open question is no name.
            textField(was, 'type') === textField(is, 'type') &&
            isSameList(namedOptions(was, itemIndex(before)), namedOptions(is, itemIndex(now))) &&
            isSameList(childrenOf(was, 'rows'), childrenOf(is, 'rows'));
      known.set(question, same);
    }
    return same;
  }

  return (test) =>
    namesInTest(test).every(({ kind, name, question }) =>
      kind === 'question' || kind === 'concept' ? !changed[kind].has(name) : hasSameParts(question ?? ''),
    );
}

/** Returns the names that mean something else in another version. */
function changedNames(
  before: GuideDocument,
  now: GuideDocument,
  kind: Extract<NamedKind, 'question' | 'concept'>,
): ReadonlySet<string> {
  const [was, is] = [namesIn(before, kind, null), namesIn(now, kind, null)];
  const changed = new Set<string>();
  for (const [name, at] of was.byName) {
    if (was.parts[at]?.node.key !== is.parts[is.byName.get(name) ?? -1]?.node.key) changed.add(name);
  }
  for (const name of is.byName.keys()) if (!was.byName.has(name)) changed.add(name);
  return changed;
}

function isSameList(one: readonly GuideNode[], other: readonly GuideNode[]): boolean {
  return (
    one.length === other.length &&
    one.every((node, at) => {
      const same = other[at];
      return (
        node.key === same?.key &&
        textField(node, 'externalId') === textField(same, 'externalId') &&
        textField(node, 'text') === textField(same, 'text')
      );
    })
  );
}
