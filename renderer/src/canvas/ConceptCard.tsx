import { type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';
import { Shapes } from '../theme/icons.tsx';
import { memo } from 'react';
import { ConditionChip } from '../explanations/ConditionChip.tsx';
import { AudienceMark } from '../explanations/AudienceMark.tsx';
import { type Severity } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './ConceptCard.module.css';
import { conceptKeys } from './cardKeys.ts';
import { Grip } from './Grip.tsx';
import { AddMediaFile } from '../media/index.ts';
import { InlineText } from './InlineText.tsx';
import { MarkIcon } from './MarkIcon.tsx';
import { pickCard } from './pickCard.ts';
import { NodeActions } from './NodeActions.tsx';
import { goOnAtTab } from './walkTexts.ts';
import { StimulusList } from './StimulusList.tsx';

interface ConceptCardProps {
  readonly node: GuideNode;
  readonly selected: boolean;
  readonly condition: string;
  readonly mark: Severity | null;
}

/** A concept: its working name, and the text that participants read. */
export const ConceptCard = memo(function ConceptCard({ node, selected, condition, mark }: ConceptCardProps) {
  return (
    <article
      className={`${styles.card} ${selected ? styles.selected : ''}`}
      data-node={node.key}
      onPointerDown={(event) => pickCard(event, node.key)}
    >
      <div className={styles.gutter}>
        <Shapes size={16} className={styles.icon} aria-hidden="true" />
        <MarkIcon mark={mark} />
      </div>
      <div className="grow">
        <ConditionChip node={node} condition={condition} />
        <AudienceMark node={node.key} />
        <InlineText
          node={node.key}
          path={['nickname']}
          value={textField(node, 'nickname')}
          label={words.canvas.conceptNickname}
          placeholder={words.canvas.nickname}
          look="question"
          onKeyDown={(event) => {
            conceptKeys(event, node);
            goOnAtTab(event);
          }}
        />
        <p className={`quiet ${styles.note}`}>{words.canvas.shownToParticipants}</p>
        <InlineText
          node={node.key}
          path={['content', 'title']}
          value={textIn(node, 'title')}
          label={words.canvas.conceptTitle}
          placeholder={words.canvas.titlePlaceholder}
          look="option"
          onKeyDown={(event) => conceptKeys(event, node)}
        />
        <InlineText
          node={node.key}
          path={['content', 'description']}
          value={textIn(node, 'description')}
          whenEmpty="remove"
          label={words.canvas.conceptDescription}
          placeholder={words.canvas.descriptionPlaceholder}
          look="small"
          onKeyDown={(event) => conceptKeys(event, node)}
        />
        <StimulusList node={node} />
        <p className={styles.addMedia} data-manual="media">
          <AddMediaFile owner={node.key} />
        </p>
      </div>
      <Grip node={node.key} shown={selected} />
      <NodeActions node={node} shown={selected} />
    </article>
  );
});

function textIn(node: GuideNode, property: 'title' | 'description'): string {
  const text = getIn(node.fields, ['content', property]);
  return typeof text === 'string' ? text : '';
}
