import { childrenOf, type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';
import { Image, Link2, Video } from '../theme/icons.tsx';
import { memo } from 'react';
import { Tooltip } from '../controls/index.ts';
import { jumpTo } from '../session/index.ts';
import { MediaLine } from './MediaLine.tsx';
import { isOwnFile } from '../media/index.ts';
import { words } from '../i18n/index.ts';
import styles from './StimulusList.module.css';

/**
 * The pictures, videos and page that participants see with a concept or question: name and origin, each linked to its
 * fields. Files beside the guide are shown; nothing remote is loaded.
 */
export const StimulusList = memo(function StimulusList({ node }: { node: GuideNode }) {
  const media = childrenOf(node, 'media');
  const page = node.kind === 'concept' ? getIn(node.fields, ['content', 'embed', 'url']) : null;
  if (media.length === 0 && typeof page !== 'string') return null;
  return (
    <ul
      className={styles.shown}
      data-manual="media"
      aria-label={node.kind === 'concept' ? words.canvas.shownWithConcept : words.canvas.shownWithQuestion}
    >
      {media.map((each) => {
        const kind = textField(each, 'type') === 'video' ? 'video' : 'image';
        const name = textField(each, 'name') || words.properties.mediaType[kind];
        const url = textField(each, 'url');
        if (isOwnFile(url)) return <MediaLine key={each.key} node={each} url={url} kind={kind} />;
        return (
          <Line
            key={each.key}
            icon={kind === 'video' ? Video : Image}
            name={name}
            address={url}
            onOpen={() => jumpTo(each.key, 'url')}
          />
        );
      })}
      {typeof page === 'string' && (
        <Line
          icon={Link2}
          name={words.properties.embed}
          address={page}
          onOpen={() => jumpTo(node.key, 'content.embed.url')}
        />
      )}
    </ul>
  );
});

interface LineProps {
  readonly icon: typeof Image;
  readonly name: string;
  readonly address: string;
  readonly onOpen: () => void;
}

function Line({ icon: Icon, name, address, onOpen }: LineProps) {
  return (
    <li>
      <Tooltip text={address || undefined}>
        <button
          type="button"
          className={`row quiet bare ${styles.line}`}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={onOpen}
        >
          <Icon size={14} aria-hidden="true" />
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.address} dir="ltr">
            {address || words.canvas.noAddress}
          </span>
        </button>
      </Tooltip>
    </li>
  );
}
