import { type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { jumpTo } from '../session/index.ts';
import { FileFacts, Thumbnail } from '../media/index.ts';
import { words } from '../i18n/index.ts';
import { TriangleAlert } from '../theme/icons.tsx';
import styles from './StimulusList.module.css';

interface Props {
  readonly node: GuideNode;
  readonly url: string;
  readonly kind: 'image' | 'video';
}

/** A picture or video that is a file beside the guide: how it looks, its alternative text, and what it is. */
export function MediaLine({ node, url, kind }: Props) {
  const name = textField(node, 'name');
  return (
    <li>
      <button
        type="button"
        className={`row quiet bare gap2 ${styles.line} ${styles.file}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => jumpTo(node.key, 'name')}
      >
        <Thumbnail address={url} kind={kind} name="" />
        <span className={name === '' ? styles.unnamed : styles.name} dir="auto">
          {name === '' ? <TriangleAlert size={14} aria-hidden="true" /> : null}
          {name || words.media.noName}
        </span>
        <span className={styles.address}>
          <FileFacts address={url} />
        </span>
      </button>
    </li>
  );
}
