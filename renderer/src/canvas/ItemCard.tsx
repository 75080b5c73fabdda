import { hasTrait, traitsOf } from '@guide-studio/guide-core';
import { type GuideNode, type Key, textField } from '@guide-studio/guide-core/edit';
import { isMultiSelect } from '@guide-studio/guide-core/internal';
import { Link2, MessagesSquare } from '../theme/icons.tsx';
import { memo, type ReactNode } from 'react';
import { Tooltip } from '../controls/index.ts';
import { isSet } from '../fields/isSet.ts';
import { type Severity } from '../session/index.ts';
import { CommentBadge } from '../comments/index.ts';
import { ConditionChip } from '../explanations/ConditionChip.tsx';
import { AudienceMark } from '../explanations/AudienceMark.tsx';
import { UsedBy } from '../explanations/UsedBy.tsx';
import { lookOf, severalAnswersIcon } from '../theme/itemTypes.ts';
import { words } from '../i18n/index.ts';
import type { AnswerMarks } from './cardMarks.ts';
import { Answers } from './Answers.tsx';
import { Grip } from './Grip.tsx';
import { InlineText } from './InlineText.tsx';
import { Instructions } from './Instructions.tsx';
import styles from './ItemCard.module.css';
import { MarkIcon } from './MarkIcon.tsx';
import { pickCard } from './pickCard.ts';
import { pasteQuestion, questionKeys } from './cardKeys.ts';
import { NodeActions } from './NodeActions.tsx';
import { StimulusList } from './StimulusList.tsx';
import { sameBesideText } from './sameBesideText.ts';

interface ItemCardProps {
  readonly node: GuideNode;
  readonly number: number;
  readonly blockType: string;
  readonly selected: boolean;
  /** The condition for showing it, in words; empty if it is always shown. */
  readonly condition: string;
  readonly mark: Severity | null;
  readonly answerMarks: AnswerMarks;
  readonly chosenAnswers: readonly Key[];
}

/** One question: its number, its condition, its text, and the answers as participants see them. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { node, number, selected, condition, mark } = props;
  const type = textField(node, 'type');
  const look = lookOf(type);
  const Icon = isMultiSelect(node) ? severalAnswersIcon : look.icon;
  return (
    <article
      className={`${styles.card} ${selected ? styles.selected : ''}`}
      data-node={node.key}
      aria-label={words.canvas.questionNumber(number)}
      aria-current={selected || undefined}
      onPointerDown={(event) => pickCard(event, node.key)}
    >
      <div className={styles.gutter}>
        <span className={styles.number}>{number}</span>
        <Tooltip text={look.label}>
          <span>
            <Icon size={15} aria-label={look.label} role="img" />
          </span>
        </Tooltip>
        <MarkIcon mark={mark} />
      </div>
      <div className={styles.body}>
        <ConditionChip node={node} condition={condition} />
        <AudienceMark node={node.key} />
        <InlineText
          node={node.key}
          path={['text']}
          value={textField(node, 'text')}
          label={words.canvas.questionText(number)}
          placeholder={
            traitsOf(type)?.isAnswered === false ? words.canvas.statementPlaceholder : words.canvas.questionPlaceholder
          }
          look="question"
          onKeyDown={(event) => questionKeys(event, node)}
          onPaste={(event) => pasteQuestion(event, node)}
        />
        <StimulusList node={node} />
        <Answers
          node={node}
          screening={props.blockType === 'screening'}
          marks={props.answerMarks}
          chosen={props.chosenAnswers}
        />
        {hasTrait(type, 'hasFollowUps') && <Instructions node={node} number={number} />}
        <p className={`cluster faint ${styles.badges}`}>
          <Badges node={node} />
          <UsedBy node={node} />
          <CommentBadge node={node} />
        </p>
      </div>
      <Grip node={node.key} shown={selected} />
      <NodeActions node={node} shown={selected} />
    </article>
  );
});

/** What a card does not draw itself: pictures and videos are above it. */
const Badges = memo(function Badges({ node }: { node: GuideNode }): ReactNode {
  const followUp = textField(node, 'followUp');
  const badges: ReactNode[] = [];
  if (followUp !== '' && followUp !== 'none') {
    badges.push(
      <span key="followUp">
        <MessagesSquare size={12} aria-hidden="true" />{' '}
        {words.canvas.followUp[followUp] ?? words.canvas.otherFollowUp(followUp)}
      </span>,
    );
  }
  if (isSet(node, 'embed')) {
    badges.push(
      <span key="embed">
        <Link2 size={12} aria-hidden="true" /> {words.canvas.embed}
      </span>,
    );
  }
  return badges;
}, sameBesideText);
