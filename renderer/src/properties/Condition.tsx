import { Conditional } from '@guide-studio/guide-core';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  nodeToWire,
  textField,
} from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';
import { Plus, Trash2 } from '../theme/icons.tsx';
import { Button, IconButton, Menu, type MenuItem, Segmented } from '../controls/index.ts';
import { conditionPieces } from '../explanations/conditionWords.ts';
import { numberedName } from '../explanations/numberedName.ts';
import { Sentence } from '../explanations/Sentence.tsx';
import { isSet } from '../fields/isSet.ts';
import { dispatch, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { addCriterion, onNothingYet } from './addCriterion.ts';
import { AnswerCriterion } from './AnswerCriterion.tsx';
import { unfinishedAmong } from './unfinishedChoice.ts';
import { isObject, Malformed, UnknownProperties } from './Leftovers.tsx';
import { LinkCriterion } from './LinkCriterion.tsx';
import styles from './List.module.css';
import { Property } from '../fields/Property.tsx';
import { Section } from '../fields/Section.tsx';
import { type QuestionSources, useSources } from './useSources.ts';
import { useShownEditor } from './shownEditor.ts';

/** When an item or concept is shown: the sentence, and below it criteria on earlier answers and on the link. */
export function Condition({ node }: { node: GuideNode }) {
  const { doc } = useShownEditor();
  const editable = useEditable();
  const criteria = childrenOf(node, 'criteria');
  const sources = useSources(node, 'condition');
  const { properties } = words;
  return (
    <Section
      name="shownWhen"
      title={properties.shownWhen}
      aside={<AddCondition doc={doc} node={node} sources={sources} />}
    >
      {criteria.length > 0 && (
        <p className={styles.sentence} aria-live="polite">
          <Sentence pieces={conditionPieces(doc, node)} />
        </p>
      )}
      <Property
        node={node}
        path={['conditional']}
        label={
          criteria.length > 0 ? properties.condition : isCarrying(node) ? properties.alwaysCarried : properties.always
        }
        group
      >
        {criteria.length > 1 && <HowCombined node={node} />}
        {criteria.map((criterion) =>
          isObject(criterion) ? (
            <Criterion key={criterion.key} doc={doc} criterion={criterion} sources={sources} />
          ) : (
            <Malformed key={criterion.key} node={criterion} />
          ),
        )}
        {(criteria.length > 0 || isSet(node, 'conditional')) && (
          <div>
            <Button
              variant="quiet"
              disabled={!editable}
              onClick={() => dispatch('conditional.clear', { owner: node.key })}
            >
              {properties.showAlways(criteria.length)}
            </Button>
          </div>
        )}
      </Property>
    </Section>
  );
}

/** A question without options to carry is not asked. */
const isCarrying = (node: GuideNode): boolean => textField(node, 'carryForwardFrom') !== '';

function HowCombined({ node }: { node: GuideNode }) {
  const editable = useEditable();
  const { howCombined, allHold, anyHolds } = words.properties;
  return (
    <Segmented
      label={howCombined}
      value={getIn(node.fields, ['conditional', 'operator']) === 'or' ? 'or' : 'and'}
      disabled={!editable}
      options={[
        { value: 'and', label: allHold },
        { value: 'or', label: anyHolds },
      ]}
      onValue={(operator) => dispatch('conditional.operator', { owner: node.key, operator })}
    />
  );
}

interface AddConditionProps {
  readonly doc: GuideDocument;
  readonly node: GuideNode;
  readonly sources: QuestionSources;
}

function AddCondition({ doc, node, sources }: AddConditionProps) {
  const editable = useEditable();
  const { addCondition, onAnswer, noEarlierAnswer, onLink } = words.properties;
  const unfinished = unfinishedAmong(sources.nodes);
  const add: readonly MenuItem[] = [
    {
      label: unfinished ? onAnswer : noEarlierAnswer,
      disabled: unfinished === null,
      onSelect: () => unfinished && addCriterion(node.key, unfinished),
    },
    { label: onLink, onSelect: () => addCriterion(node.key, onNothingYet) },
  ];
  return (
    <Menu
      label={addCondition}
      icon={Plus}
      iconOnly
      size="small"
      align="end"
      disabled={!editable}
      items={() => [...add, ...sameAsBefore(doc, node)]}
    />
  );
}

/** Offers to copy the nearest earlier condition, because consecutive questions often share one. */
function sameAsBefore(doc: GuideDocument, node: GuideNode): readonly MenuItem[] {
  if (childrenOf(node, 'criteria').length > 0) return [];
  const model = conditionBefore(doc, node.key, node.kind);
  const parsed = model && Conditional.safeParse(getIn(nodeToWire(model), ['conditional']));
  if (!model || !parsed?.success) return [];
  return [
    {
      label: words.properties.sameAs(numberedName(doc, model)),
      separated: true,
      onSelect: () => dispatch('conditional.set', { owner: node.key, conditional: parsed.data }),
    },
  ];
}

/** Returns the nearest earlier question with a condition (for a concept: concept of the same block), or null. */
function conditionBefore(doc: GuideDocument, key: Key, kind: GuideNode['kind']): GuideNode | null {
  let found: GuideNode | null = null;
  for (const block of childrenOf(doc.root, 'blocks')) {
    if (kind === 'concept') found = null;
    for (const node of childrenOf(block, kind === 'concept' ? 'concepts' : 'items')) {
      if (node.key === key) return found;
      if (childrenOf(node, 'criteria').length > 0) found = node;
    }
  }
  return null;
}

interface CriterionProps {
  readonly doc: GuideDocument;
  readonly criterion: GuideNode;
  readonly sources: QuestionSources;
}

function Criterion({ doc, criterion, sources }: CriterionProps) {
  const editable = useEditable();
  const onLink = textField(criterion, 'type') === 'searchParam';
  return (
    <div className={styles.group} data-part={criterion.key}>
      {onLink ? (
        <LinkCriterion doc={doc} criterion={criterion} />
      ) : (
        <AnswerCriterion doc={doc} criterion={criterion} sources={sources} />
      )}
      <UnknownProperties node={criterion} />
      <div>
        <IconButton
          label={words.properties.deleteCondition}
          icon={Trash2}
          size="small"
          disabled={!editable}
          onClick={() => dispatch('node.remove', { keys: [criterion.key] })}
        />
      </div>
    </div>
  );
}
