import { type GuideNode, getIn, textField } from '@guide-studio/guide-core';
import { Shapes } from 'lucide-react';
import { memo } from 'react';
import { ConditionChip } from '../logic/ConditionChip.tsx';
import type { Severity } from '../session/marks.ts';
import { words } from '../words/index.ts';
import styles from './ConceptCard.module.css';
import { InlineText } from './InlineText.tsx';
import { pickCard } from './pickCard.ts';
import { NodeActions } from './NodeActions.tsx';

interface ConceptCardProps {
  readonly node: GuideNode;
  readonly selected: boolean;
  readonly condition: string;
  readonly mark: Severity | null;
}

/** A concept: its working name, and what participants see of it. */
export const ConceptCard = memo(function ConceptCard({ node, selected, condition, mark }: ConceptCardProps) {
  const title = getIn(node.fields, ['content', 'title']);
  const media = node.children.media?.length ?? 0;
  return (
    <article
      className={`${styles.card} ${selected ? styles.selected : ''}`}
      data-node={node.key}
      data-mark={mark ?? undefined}
      onPointerDown={(event) => pickCard(event, node.key)}
    >
      <Shapes size={16} className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <ConditionChip node={node} condition={condition} />
        <InlineText
          node={node.key}
          path={['nickname']}
          value={textField(node, 'nickname')}
          label={words.canvas.conceptNickname}
          placeholder={words.canvas.nickname}
          look="question"
        />
        <p className={styles.title}>
          {words.canvas.shownAs(typeof title === 'string' ? title : '')}
          {media > 0 && ` · ${words.canvas.media(media)}`}
        </p>
      </div>
      <NodeActions node={node} shown={selected} />
    </article>
  );
});
