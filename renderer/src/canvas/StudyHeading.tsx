import { type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { Settings2 } from '../theme/icons.tsx';
import { memo } from 'react';
import { CommentBadge, LostCommentsBadge } from '../comments/index.ts';
import { Button } from '../controls/index.ts';
import { jumpTo, type Severity } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { InlineText } from './InlineText.tsx';
import { MarkIcon } from './MarkIcon.tsx';
import { sameOwn } from './sameOwn.ts';
import styles from './StudyHeading.module.css';

interface StudyHeadingProps {
  readonly node: GuideNode;
  readonly mark: Severity | null;
}

/** The top of the guide: its title, and the title that participants see. */
export const StudyHeading = memo(
  function StudyHeading({ node, mark }: StudyHeadingProps) {
    const external = textField(node, 'externalTitle');
    return (
      <header className={styles.heading}>
        <InlineText
          node={node.key}
          path={['title']}
          value={textField(node, 'title')}
          label={words.canvas.studyTitle}
          placeholder={words.canvas.untitledStudy}
          look="title"
        />
        <div className={`row gap3 ${styles.line}`}>
          <span className={`grow ${styles.external}`}>
            {external === '' ? words.canvas.noTitle : words.canvas.externalTitle(external)}
          </span>
          <MarkIcon mark={mark} named />
          <CommentBadge node={node} />
          <LostCommentsBadge study={node} />
          <Button icon={Settings2} variant="quiet" onClick={() => jumpTo(node.key, '')}>
            {words.canvas.studySettings}
          </Button>
        </div>
      </header>
    );
  },
  (before, now) => sameOwn(before.node, now.node) && before.mark === now.mark,
);
