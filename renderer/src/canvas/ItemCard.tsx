import { type GuideNode, objectFields, textField } from '@guide-studio/guide-core';
import { isSet } from '../session/isSet.ts';
import { CircleAlert, Image, Lightbulb, Link2, MessagesSquare } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { ConditionChip } from '../logic/ConditionChip.tsx';
import { UsedBy } from '../logic/UsedBy.tsx';
import { lookOf, severalAnswersIcon } from '../look/itemTypes.ts';
import { select } from '../session/edit.ts';
import type { Severity } from '../session/marks.ts';
import { Answers } from './Answers.tsx';
import { InlineText } from './InlineText.tsx';
import styles from './ItemCard.module.css';
import { NodeActions } from './NodeActions.tsx';

interface ItemCardProps {
  readonly node: GuideNode;
  readonly number: number;
  readonly blockType: string;
  readonly selected: boolean;
  /** When it is shown, in words; empty: always. */
  readonly condition: string;
  /** Where its options come from, in words; empty: its own. */
  readonly carried: string;
  readonly mark: Severity | null;
}

/** One question as it reads: number, when it is shown, its text, and the answers as participants meet them. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { node, number, selected, condition, carried, mark } = props;
  const type = textField(node, 'type');
  const look = lookOf(type);
  const Icon = objectFields(node)['multiSelect'] === true ? severalAnswersIcon : look.icon;
  return (
    <article
      className={`${styles.card} ${selected ? styles.selected : ''}`}
      data-node={node.key}
      aria-label={`Question ${number}`}
      onPointerDown={() => select([node.key])}
    >
      <div className={styles.gutter}>
        <span className={styles.number}>{number}</span>
        <span title={look.label}>
          <Icon size={15} aria-label={look.label} role="img" />
        </span>
        <MarkIcon mark={mark} />
      </div>
      <div className={styles.body}>
        <ConditionChip node={node} condition={condition} />
        <InlineText
          node={node.key}
          path={['text']}
          value={textField(node, 'text')}
          label={`Text of question ${number}`}
          placeholder={type === 'statement' ? 'What participants read' : 'What do you want to ask?'}
          look="question"
        />
        <Answers node={node} screening={props.blockType === 'screening'} carried={carried} />
        <Badges node={node} />
      </div>
      <NodeActions node={node} shown={selected} />
    </article>
  );
});

function MarkIcon({ mark }: { mark: Severity | null }): ReactNode {
  if (mark === 'error') return <CircleAlert size={15} className={styles.error} role="img" aria-label="Has problems" />;
  if (mark === 'warning') return <Lightbulb size={15} className={styles.advice} role="img" aria-label="Has advice" />;
  return null;
}

function Badges({ node }: { node: GuideNode }): ReactNode {
  const followUp = textField(node, 'followUp');
  const media = node.children.media?.length ?? 0;
  const badges: ReactNode[] = [];
  if (followUp !== '' && followUp !== 'none') {
    badges.push(
      <span key="followUp">
        <MessagesSquare size={12} aria-hidden="true" /> {followUp} follow-up
      </span>,
    );
  }
  if (media > 0) {
    badges.push(
      <span key="media">
        <Image size={12} aria-hidden="true" /> {media} media
      </span>,
    );
  }
  if (isSet(node, 'embed')) {
    badges.push(
      <span key="embed">
        <Link2 size={12} aria-hidden="true" /> embed
      </span>,
    );
  }
  return (
    <p className={styles.badges}>
      {badges}
      <UsedBy node={node} />
    </p>
  );
}
