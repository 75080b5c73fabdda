import { type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { getIn, type ItemCounts, sameItemCounts } from '@guide-studio/guide-core/internal';
import { memo } from 'react';
import { CommentBadge } from '../comments/index.ts';
import { blockLookOf } from '../theme/itemTypes.ts';
import { type Severity } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './BlockHeading.module.css';
import { Grip } from './Grip.tsx';
import { InlineText } from './InlineText.tsx';
import { MarkIcon } from './MarkIcon.tsx';
import { pickCard } from './pickCard.ts';
import { NodeActions } from './NodeActions.tsx';
import { sameOwn } from './sameOwn.ts';

interface BlockHeadingProps {
  readonly node: GuideNode;
  readonly selected: boolean;
  readonly items: ItemCounts;
  readonly mark: Severity | null;
}

/** The title of a block, with its type and what that type means for participants. */
export const BlockHeading = memo(function BlockHeading({ node, selected, items, mark }: BlockHeadingProps) {
  const type = textField(node, 'type');
  const look = blockLookOf(type);
  return (
    <section
      className={`${styles.block} ${selected ? styles.selected : ''}`}
      data-block={type}
      data-node={node.key}
      onPointerDown={(event) => pickCard(event, node.key)}
    >
      <div className={styles.meta}>
        <span className={styles.kind}>{look?.label ?? words.canvas.unknownBlock}</span>
        <span>{[words.canvas.items(items), sampling(node)].filter(Boolean).join(' · ')}</span>
        <MarkIcon mark={mark} named />
        <CommentBadge node={node} />
      </div>
      <InlineText
        node={node.key}
        path={['title']}
        value={textField(node, 'title')}
        label={words.canvas.blockTitle}
        placeholder={words.canvas.untitledBlock}
        look="heading"
      />
      <Grip node={node.key} shown={selected} />
      <NodeActions node={node} shown={selected} />
    </section>
  );
}, isSame);

function isSame({ node: a, ...before }: BlockHeadingProps, { node: b, ...now }: BlockHeadingProps): boolean {
  const { selected, items, mark } = now;
  return sameOwn(a, b) && before.selected === selected && sameItemCounts(before.items, items) && before.mark === mark;
}

function sampling(node: GuideNode): string {
  const concepts = node.children.concepts?.length ?? 0;
  if (concepts === 0) return '';
  const count = getIn(node.fields, ['conceptSamplingConfig', 'subsampleCount']);
  if (concepts === 1) return words.canvas.forOneConcept;
  return typeof count === 'number' ? words.canvas.someConcepts(count, concepts) : words.canvas.allConcepts(concepts);
}
