import '../words/later.ts';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  namedOptions,
  oneLine,
  questionLabel,
  textField,
} from '@guide-studio/guide-core';
import {
  type Finding,
  type Goal,
  type Obstacle,
  type Owner,
  pathsTelling,
  type PathsTelling,
  rehearseWitness,
  type Witness,
} from '@guide-studio/interview-engine/paths';
import { testFrom } from '@guide-studio/interview-engine/tests';
import { useEffect, useMemo } from 'react';
import { Button } from '../controls/index.ts';
import { ArrowRight, SquareCheck } from '../look/icons.tsx';
import { saveTest } from '../guideTests/saveTest.ts';
import { dispatch, select, useGuide } from '../session/index.ts';
import { spoken, words } from '../words/index.ts';
import { previewWay } from '../preview/index.ts';
import { askWay, type Known, usePaths } from './exploring.ts';
import styles from './PathOf.module.css';
import { FixOptions } from './WhatIf.tsx';

/** Who is shown a question or concept, the shortest way to it or why nobody is, and what to look at. */
export function PathOf({ node }: { readonly node: GuideNode }) {
  const { known, progress } = usePaths();
  const goal = useMemo(() => (known === null ? null : goalOf(known.doc, node.key)), [known, node.key]);
  const telling = useMemo(() => (known === null ? null : pathsTelling(known.doc, spoken)), [known]);
  useEffect(() => {
    if (goal !== null && progress === null) askWay(goal);
  }, [goal, progress]);
  if (known === null || goal === null || telling === null) return null;
  const seen =
    goal.kind === 'item'
      ? known.explored.items[goal.item]
      : goal.kind === 'concept'
        ? known.explored.concepts[goal.block]?.[goal.concept]
        : undefined;
  if (seen === undefined) return null;
  const options = goal.kind === 'item' ? optionsToFix(known.doc, goal.item) : [];
  const required = known.explored.requirements.find(({ item }) => goal.kind === 'item' && item === goal.item);
  const beyond = telling.beyond(required?.beyond ?? []);
  const unasked = telling.unasked(required?.unasked ?? []);
  const deadOptions = goal.kind === 'item' ? optionsForNobody(known, goal.item) : [];
  const findings = known.explored.findings.filter(
    (finding) =>
      finding.code !== 'shownToNobody' && finding.code !== 'conceptForNobody' && isAbout(known.doc, finding, node.key),
  );
  return (
    <section className={styles.path} aria-label={words.paths.of}>
      <p className={styles.shown} data-never={seen.reachOfAll === 'never'}>
        {known.fixed.length === 0 ? telling.shownTo(seen.reach, seen.reachOfAll) : words.paths.withFixed[seen.reach]}
      </p>
      {unasked !== '' && <p dir="auto">{unasked}</p>}
      {beyond !== '' && <p dir="auto">{beyond}</p>}
      {deadOptions.length > 0 && <p className={styles.dead}>{words.paths.optionsForNobody(deadOptions)}</p>}
      {options.length > 0 && <FixOptions options={options} />}
      <Way known={known} telling={telling} goal={goal} own={node.key} />
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={JSON.stringify(finding)}>
              {telling.finding(finding)} <Fix known={known} finding={finding} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface WayProps {
  readonly known: Known;
  readonly telling: PathsTelling;
  readonly goal: Goal;
  /** The selected part. */
  readonly own: Key;
}

function Way({ known, telling, goal, own }: WayProps) {
  const way = usePaths((paths) => paths.way);
  const isStale = useStale(known);
  // To tell a way, its interview is held.
  const lines = useMemo(
    () => (way?.witness ? [...new Set(telling.way(known.guide, way.witness))] : []),
    [way, telling, known],
  );
  if (way === null || JSON.stringify(way.goal) !== JSON.stringify(goal)) return null;
  const { witness, obstacles } = way;
  if (witness !== null) {
    return (
      <>
        {witness.length > 0 && <h3 className={styles.heading}>{words.paths.shortest}</h3>}
        <ol className={styles.list}>
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <Button icon={ArrowRight} disabled={isStale} onClick={() => void previewWay(witness)}>
            {words.paths.preview}
          </Button>
          {goal.kind === 'item' && (
            <Button icon={SquareCheck} disabled={isStale} onClick={() => void saveWay(known, goal.item, witness)}>
              {words.tests.save}
            </Button>
          )}
        </div>
      </>
    );
  }
  if (obstacles === null) return null;
  const { heading, because } = telling.reason(obstacles);
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {obstacles.map((obstacle) => (
          <li key={JSON.stringify(obstacle)}>
            {telling.reason([obstacle]).sentences.join(' ')}{' '}
            <ObstacleActions known={known} obstacle={obstacle} own={own} />
          </li>
        ))}
      </ul>
      {because.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </>
  );
}

/** Saves a way as a test that expects the question to be shown. */
async function saveWay({ guide, doc }: Known, item: number, witness: Witness): Promise<void> {
  const session = rehearseWitness(guide, witness, { seed: '1' });
  const test = testFrom(guide, doc, session, { item }, (stepId) => witness.answers.has(stepId));
  const entry = itemIndex(doc).items[item];
  await saveTest(test, words.tests.wayName(entry === undefined ? '' : questionLabel(doc, entry)));
}

interface ObstacleProps {
  readonly known: Known;
  readonly obstacle: Obstacle;
  readonly own: Key;
}

/** Leads to an obstacle, and offers to remove a criterion or a condition. */
function ObstacleActions({ known, obstacle, own }: ObstacleProps) {
  const { doc } = known;
  const isStale = useStale(known);
  const owner = 'owner' in obstacle ? nodeOf(doc, obstacle.owner) : itemIndex(doc).items[obstacle.item]?.node;
  if (owner === undefined) return null;
  const criterion = obstacle.kind === 'criterion' ? childrenOf(owner, 'criteria')[obstacle.index] : undefined;
  return (
    <span className={styles.actions}>
      {owner.key !== own && (
        <Button variant="quiet" onClick={() => select([owner.key])}>
          {words.paths.show}
        </Button>
      )}
      {criterion !== undefined && (
        <Button variant="quiet" disabled={isStale} onClick={() => dispatch('node.remove', { keys: [criterion.key] })}>
          {words.paths.removeCriterion}
        </Button>
      )}
      {obstacle.kind === 'condition' && (
        <Button variant="quiet" disabled={isStale} onClick={() => dispatch('conditional.clear', { owner: owner.key })}>
          {words.paths.removeCondition}
        </Button>
      )}
    </span>
  );
}

/** The one repair of a finding that is certain: a criterion that changes nothing can go. */
function Fix({ known, finding }: { readonly known: Known; readonly finding: Finding }) {
  const isStale = useStale(known);
  if (finding.code !== 'alwaysMet' && finding.code !== 'changesNothing') return null;
  const owner = nodeOf(known.doc, finding.owner);
  const criterion = owner && childrenOf(owner, 'criteria')[finding.index];
  if (criterion === undefined) return null;
  return (
    <Button variant="quiet" disabled={isStale} onClick={() => dispatch('node.remove', { keys: [criterion.key] })}>
      {words.paths.removeCriterion}
    </Button>
  );
}

/** Returns true if the guide has changed since it was explored: its places may mean other parts now. */
function useStale(known: Known): boolean {
  return useGuide((guide) => guide.editor.doc.root !== known.doc.root);
}

function nodeOf(doc: GuideDocument, owner: Owner): GuideNode | undefined {
  if (owner.kind === 'item') return itemIndex(doc).items[owner.item]?.node;
  const block = childrenOf(doc.root, 'blocks')[owner.block];
  return block && childrenOf(block, 'concepts')[owner.concept];
}

/** Options of questions that are asked once. */
function optionsToFix(doc: GuideDocument, item: number): readonly GuideNode[] {
  const entry = itemIndex(doc).items[item];
  const block = entry && childrenOf(doc.root, 'blocks')[entry.block];
  if (entry === undefined || block === undefined || textField(block, 'type') === 'concept') return [];
  return textField(entry.node, 'type') === 'multiple_choice' ? childrenOf(entry.node, 'options') : [];
}

function goalOf(doc: GuideDocument, key: Key): Goal | null {
  const item = itemIndex(doc).items.findIndex(({ node }) => node.key === key);
  if (item !== -1) return { kind: 'item', item };
  for (const [block, node] of childrenOf(doc.root, 'blocks').entries()) {
    const concept = childrenOf(node, 'concepts').findIndex((one) => one.key === key);
    if (concept !== -1) return { kind: 'concept', block, concept };
  }
  return null;
}

function isAbout(doc: GuideDocument, finding: Finding, key: Key): boolean {
  const node =
    'item' in finding
      ? itemIndex(doc).items[finding.item]?.node
      : nodeOf(doc, 'owner' in finding ? finding.owner : { kind: 'concept', ...finding });
  return node?.key === key;
}

/** Returns the texts of the options of a question that nobody can be shown or select. */
function optionsForNobody({ doc, explored }: Known, item: number): readonly string[] {
  const index = itemIndex(doc);
  const node = index.items[item]?.node;
  if (node === undefined || explored.items[item]?.reachOfAll === 'never') return [];
  const options = namedOptions(node, index);
  return explored.unseenOptions
    .filter((one) => one.item === item)
    .flatMap(({ option }) => options[Number(option.slice(1)) - 1] ?? [])
    .map((option) => oneLine(textField(option, 'text')));
}
