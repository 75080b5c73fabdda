import { createAdviser } from '../advice/index.ts';
import type { Refusal } from '../commands/command.ts';
import { createDraft } from '../commands/draft.ts';
import { settled } from '../commands/guardReferences.ts';
import { locate, nodeAtPath, walk } from '../doc/locate.ts';
import { type GuideDocument, type Key, objectFields } from '../doc/node.ts';
import { toWire } from '../doc/toWire.ts';
import { commit, type EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import type { Issue } from '../validate/issue.ts';
import { createValidator } from '../validate/validate.ts';
import { fixConceptSampling } from './conceptSampling.ts';
import {
  fixContradictingCriteria,
  fixNeedsRejectedOption,
  fixSingleAnswerContradiction,
  fixMatrixRowWithoutMatrix,
  fixEmptyLinkValue,
  fixRepeatedCriterion,
  fixUnknownChoice,
  fixUnknownMatrixRow,
} from './conditionAdvice.ts';
import { fixExclusiveOption } from './exclusiveOption.ts';
import type { Fix, Fixer } from './fix.ts';
import { fixOptionStatus } from './optionStatus.ts';
import {
  fixDuplicateOptionTexts,
  fixMaxSelectAboveOptions,
  fixOwnOptionsBesideCarryForward,
  fixScreenObservation,
  fixSubsampleAboveConcepts,
  fixWhitespaceOnlyText,
} from './questionAdvice.ts';
import { fixReferencesResolve } from './referencesResolve.ts';
import { fixScreeningPlacement } from './screeningPlacement.ts';
import { fixSelectBounds } from './selectBounds.ts';
import {
  fixCustom,
  fixInvalidFormat,
  fixInvalidType,
  fixInvalidValue,
  fixTooSmall,
  fixUnrecognizedKeys,
} from './shape.ts';
import { fixUniqueExternalIds } from './uniqueExternalIds.ts';

const onlyAPersonKnows: Fixer = () => [];

const fixers: Readonly<Record<Issue['code'], Fixer>> = {
  screeningPlacement: fixScreeningPlacement,
  selectBounds: fixSelectBounds,
  uniqueExternalIds: fixUniqueExternalIds,
  referencesResolve: fixReferencesResolve,
  exclusiveOption: fixExclusiveOption,
  optionStatus: fixOptionStatus,
  conceptSampling: fixConceptSampling,
  invalid_type: fixInvalidType,
  invalid_value: fixInvalidValue,
  invalid_union: fixInvalidValue,
  invalid_format: fixInvalidFormat,
  too_small: fixTooSmall,
  too_big: onlyAPersonKnows,
  unrecognized_keys: fixUnrecognizedKeys,
  custom: fixCustom,
  moreIssues: onlyAPersonKnows,
  unknownChoice: fixUnknownChoice,
  unknownMatrixRow: fixUnknownMatrixRow,
  matrixRowWithoutMatrix: fixMatrixRowWithoutMatrix,
  subsampleAboveConcepts: fixSubsampleAboveConcepts,
  maxSelectAboveOptions: fixMaxSelectAboveOptions,
  duplicateOptionTexts: fixDuplicateOptionTexts,
  ownOptionsBesideCarryForward: fixOwnOptionsBesideCarryForward,
  screenObservationWithoutEffect: fixScreenObservation,
  whitespaceOnlyText: fixWhitespaceOnlyText,
  // The program cannot know which of the two is right.
  lookAlikes: onlyAPersonKnows,
  emptyLinkValue: fixEmptyLinkValue,
  repeatedCriterion: fixRepeatedCriterion,
  contradictingCriteria: fixContradictingCriteria,
  singleAnswerContradiction: fixSingleAnswerContradiction,
  twoLinkValues: fixContradictingCriteria,
  needsRejectedOption: fixNeedsRejectedOption,
  screenerRejectsAll: onlyAPersonKnows,
  // The part it depends on has its own finding.
  neverShown: onlyAPersonKnows,
  conceptForNobody: onlyAPersonKnows,
};

/**
 * Returns the transactions that repair one finding, best first. Each removes the finding and adds no new error, except
 * for blanks still to be filled in. The finding must belong to this guide. Each fix costs a check of what it changes.
 */
export function fixesFor(state: EditorState, issue: Issue): readonly Transaction[] {
  const { node, rest } = nodeAtPath(state.doc, issue.path);
  const located = locate(state.doc, node.key);
  if (!located) return [];
  const { params = {} } = issue;
  const place = { doc: state.doc, issue, params, located, node, fields: objectFields(node), rest };
  return fixers[issue.code](place).flatMap((fix) => {
    const transaction = transactionOf(state, fix);
    return transaction && mends(state, transaction, issue) ? [transaction] : [];
  });
}

/** Returns the transaction of a fix. References that it would break are removed, as in the repair of a command. */
function transactionOf(state: EditorState, { id, params = {}, how }: Fix): Transaction | null {
  const name = { command: `fix.${id}`, params };
  if (typeof how === 'function') {
    const draft = createDraft(state.doc);
    how(draft);
    return draft.failed() ? null : settled(draft, name);
  }
  const transaction = repaired(how.command(state));
  return transaction && { kind: 'transaction', name, steps: transaction.steps };
}

function repaired(result: Transaction | Refusal): Transaction | null {
  return result.kind === 'transaction' ? result : (result.repair ?? null);
}

const validate = createValidator();
const advise = createAdviser();

function mends(state: EditorState, transaction: Transaction, issue: Issue): boolean {
  const after = commit(state, transaction, 0).doc;
  const was = countsOf(state.doc, issue.severity);
  const is = countsOf(after, issue.severity, begunBy(transaction));
  const own = signOf(state.doc, issue);
  if ((is.get(own) ?? 0) >= (was.get(own) ?? 0)) return false;
  for (const [sign, count] of is) {
    if (sign.startsWith('error') && count > (was.get(sign) ?? 0)) return false;
  }
  return true;
}

/** Returns the parts that a transaction creates. Blanks in them are not new errors. */
function begunBy({ steps }: Transaction): ReadonlySet<Key> {
  const nodes = steps.flatMap((step) => (step.type === 'insertNode' ? walk(step.node) : []));
  return new Set(nodes.map(({ key }) => key));
}

const isEmptyText = ({ code, params }: Issue): boolean => code === 'too_small' && params?.['of'] === 'string';

function countsOf(
  doc: GuideDocument,
  severity: Issue['severity'],
  begun: ReadonlySet<Key> = new Set(),
): ReadonlyMap<string, number> {
  const guide = toWire(doc);
  const counts = new Map<string, number>();
  for (const issue of [...validate(guide), ...(severity === 'warning' ? advise(guide) : [])]) {
    if (isEmptyText(issue) && begun.has(nodeAtPath(doc, issue.path).node.key)) continue;
    const sign = signOf(doc, issue);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return counts;
}

/** Returns a key that identifies a finding even after other parts have moved: node, property and error. */
function signOf(doc: GuideDocument, { severity, code, path, params }: Issue): string {
  const { node, rest } = nodeAtPath(doc, path);
  const property = rest.filter((step) => typeof step === 'string').join('.');
  return `${severity} ${JSON.stringify([node.key, property, code, params?.['reason']])}`;
}
