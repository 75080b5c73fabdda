import '../i18n/later.ts';
import { childrenOf, itemIndex, type Key, textField } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { isAnswerRule, nodeOfOwner } from '@guide-studio/interview-engine/internal';
import {
  type Goal,
  type Obstacle,
  type PathsDescriber,
  rehearseWitness,
  type Witness,
} from '@guide-studio/interview-engine/paths';
import { describeSeenLength } from '@guide-studio/interview-engine/internal';
import { nameByInterview, nameByPart } from '@guide-studio/interview-engine/internal';
import { testFrom } from '@guide-studio/interview-engine/tests';
import { useMemo } from 'react';
import { Button } from '../controls/index.ts';
import { saveTest, showSaved } from '../guideTests/saveTest.ts';
import { ArrowRight, SquareCheck } from '../theme/icons.tsx';
import { previewWay } from '../preview/index.ts';
import { dispatch, select } from '../session/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import type { GuidePaths } from './exploring.ts';
import { keyOfFixed, sentenceOfFixed } from './fixed.ts';
import styles from './PathOf.module.css';
import { excludesItself } from './pathRows.ts';
import { plainName } from './plainName.ts';
import { useStale } from './useStale.ts';
import { useWay } from './useWay.ts';

interface WayProps {
  readonly known: GuidePaths;
  readonly describer: PathsDescriber;
  readonly goal: Goal;
  /** The selected part; null: an outcome. */
  readonly own: Key | null;
}

/** The shortest way to a goal, or why there is none. */
export function Way({ known, describer, goal, own }: WayProps) {
  const way = useWay(known, goal);
  if (way === undefined) return null;
  const { witness, obstacles, excludedBy, length, isUnexplained } = way;
  if (witness !== null)
    return (
      <>
        {length !== null && <p>{describeSeenLength(length, uiLanguage)}</p>}
        <Shortest known={known} describer={describer} goal={goal} witness={witness} />
      </>
    );
  if (excludedBy !== null) {
    // What excludes each other is named above the flow.
    if (excludesItself(known.explored)) return null;
    return (
      <>
        <h3 className={styles.heading}>{words.paths.excludedBy(excludedBy.length)}</h3>
        <ul className={styles.list}>
          {excludedBy
            .flatMap((at) => known.fixed[at] ?? [])
            .map((one) => (
              <li key={keyOfFixed(one)} dir="auto">
                {sentenceOfFixed(known.doc, one, plainName)}
              </li>
            ))}
        </ul>
      </>
    );
  }
  if (isUnexplained) return <p>{describer.reasonUnknown}</p>;
  return obstacles === null ? null : (
    <Reason known={known} describer={describer} goal={goal} obstacles={obstacles} own={own} />
  );
}

interface ShortestProps extends Omit<WayProps, 'own'> {
  readonly witness: Witness;
}

function Shortest({ known, describer, goal, witness }: ShortestProps) {
  const isStale = useStale(known);
  // An interview that ends here is shown with its end.
  const way = useMemo(
    () => (goal.kind === 'option' || goal.kind === 'outcome' ? { ...witness, at: null } : witness),
    [goal.kind, witness],
  );
  // To describe a way, its interview is held.
  const lines = useMemo(
    () => [...new Set(describer.way(known.guide, way).map((line) => withoutMarks(line)))],
    [way, describer, known],
  );
  return (
    <>
      {lines[0] !== describer.anyWay && (
        <h3 className={styles.heading}>
          {known.fixed.length > 0 ? words.paths.shortestWithFixed : words.paths.shortest}
        </h3>
      )}
      {lines.length === 1 ? (
        <p dir="auto">{lines[0]}</p>
      ) : (
        <ol className={styles.list}>
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <Button icon={ArrowRight} disabled={isStale} onClick={() => void previewWay(way)}>
          {words.paths.preview}
        </Button>
        {isTested(known, goal) && (
          <Button icon={SquareCheck} disabled={isStale} onClick={() => void saveWay(known, goal, way)}>
            {words.tests.save}
          </Button>
        )}
      </div>
    </>
  );
}

interface ReasonProps extends WayProps {
  readonly obstacles: readonly Obstacle[];
}

/** Why nobody gets there: what excludes each other, with what can be removed. */
function Reason({ known, describer, goal, obstacles, own }: ReasonProps) {
  const { heading, sentences, names, because } = describer.reason(obstacles, goal);
  const parts = obstacles.filter((one) => !isAnswerRule(one));
  return (
    <>
      {sentences.length === 0 ? (
        <p dir="auto">{withoutMarks(heading)}</p>
      ) : (
        <h3 className={styles.heading}>{heading}</h3>
      )}
      <ul className={styles.list}>
        {parts.map((obstacle, at) => (
          <li key={JSON.stringify(obstacle)}>
            {withoutMarks(sentences[at] ?? names[at] ?? '')}{' '}
            <ObstacleActions known={known} obstacle={obstacle} own={own} />
          </li>
        ))}
      </ul>
      {because.map((line) => (
        <p key={line} dir="auto">
          {withoutMarks(line)}
        </p>
      ))}
    </>
  );
}

/** Returns whether a test can expect a goal: a question, a concept, an outcome, or an option that ends the interview. */
function isTested({ doc }: GuidePaths, goal: Goal): boolean {
  if (goal.kind !== 'option') return isPart(goal) || goal.kind === 'outcome';
  const item = itemIndex(doc).items[goal.item]?.node;
  // Carried options are those of another question.
  const option = item && childrenOf(item, 'options')[Number(goal.option.slice(1)) - 1];
  return option !== undefined && textField(option, 'status') === 'reject';
}

const isPart = (goal: Goal) => goal.kind === 'item' || goal.kind === 'concept';

/** Saves a way as a test that expects the question or the concept to be shown, or else the outcome. */
async function saveWay({ guide, doc }: GuidePaths, goal: Goal, witness: Witness): Promise<void> {
  const session = rehearseWitness(guide, witness, { seeds: { seed: '1' } });
  const part = isPart(goal) ? goal : null;
  const test = testFrom({ guide, doc }, session, {
    expecting: part ?? 'outcome',
    isKept: (stepId) => witness.answers.has(stepId),
  });
  const name = part === null ? nameByInterview(guide, doc, session, uiLanguage) : nameByPart(doc, part, uiLanguage);
  const saved = await saveTest(test, name ?? words.tests.newName);
  if (saved !== null) showSaved(saved);
}

interface ObstacleProps {
  readonly known: GuidePaths;
  readonly obstacle: Obstacle;
  readonly own: Key | null;
}

/** Leads to an obstacle, and offers to remove a criterion or a condition. */
function ObstacleActions({ known, obstacle, own }: ObstacleProps) {
  const { doc } = known;
  const isStale = useStale(known);
  const owner =
    obstacle.kind === 'sampling'
      ? childrenOf(doc.root, 'blocks')[obstacle.block]
      : 'owner' in obstacle
        ? nodeOfOwner(doc, obstacle.owner)
        : itemIndex(doc).items[obstacle.item]?.node;
  if (owner === undefined) return null;
  const criterion = obstacle.kind === 'criterion' ? childrenOf(owner, 'criteria')[obstacle.index] : undefined;
  return (
    <span className={styles.actions}>
      {owner.key !== own && <Button onClick={() => select([owner.key])}>{words.paths.showPart}</Button>}
      {criterion !== undefined && (
        <Button disabled={isStale} onClick={() => dispatch('node.remove', { keys: [criterion.key] })}>
          {words.paths.removePart}
        </Button>
      )}
      {obstacle.kind === 'condition' && (
        <Button disabled={isStale} onClick={() => dispatch('conditional.clear', { owner: owner.key })}>
          {words.paths.removeCondition}
        </Button>
      )}
    </span>
  );
}
