import { type GuideNode, textField } from '@guide-studio/guide-core';
import { Settings2 } from 'lucide-react';
import { memo } from 'react';
import { CommentBadge } from '../comments/CommentBadge.tsx';
import { Button } from '../controls/index.ts';
import { jumpTo } from '../session/edit.ts';
import { words } from '../words/index.ts';
import { InlineText } from './InlineText.tsx';
import styles from './StudyHeading.module.css';

/** The top of the guide: what it is called, and what participants see it called. */
export const StudyHeading = memo(function StudyHeading({ node }: { node: GuideNode; selected: boolean }) {
  const external = textField(node, 'externalTitle');
  return (
    <header className={styles.heading}>
      <InlineText
        node={node.key}
        kind="study"
        path={['title']}
        value={textField(node, 'title')}
        label={words.canvas.studyTitle}
        placeholder={words.canvas.untitledStudy}
        look="title"
      />
      <div className={styles.line}>
        <span className={styles.external}>
          {external === '' ? words.canvas.sameTitle : words.canvas.externalTitle(external)}
        </span>
        <CommentBadge node={node} />
        <Button icon={Settings2} variant="quiet" onClick={() => jumpTo(node.key, '')}>
          {words.canvas.studySettings}
        </Button>
      </div>
    </header>
  );
});
