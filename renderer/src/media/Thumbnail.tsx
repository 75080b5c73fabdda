import { Image, Video } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import { useShownMedia } from './shownMedia.ts';
import styles from './Thumbnail.module.css';

interface Props {
  readonly address: string;
  readonly kind: 'image' | 'video';
  /** The alternative text. */
  readonly name: string;
  readonly size?: 'small' | 'large';
}

/** A picture or video that is a file beside the guide. Remote addresses are never loaded. */
export function Thumbnail({ address, kind, name, size = 'small' }: Props) {
  const shown = useShownMedia(address);
  const look = `${styles.thumbnail} ${size === 'large' ? styles.large : ''}`;
  const Icon = kind === 'video' ? Video : Image;
  if (shown === undefined || shown === null) {
    return (
      <span
        className={`${look} ${shown === null ? styles.missing : ''}`}
        role={shown === null ? 'img' : undefined}
        aria-label={shown === null ? words.media.missing : undefined}
      >
        <Icon size={size === 'large' ? 24 : 16} aria-hidden="true" />
      </span>
    );
  }
  return kind === 'video' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a still picture of a video that has none
    <video
      className={look}
      src={shown.path}
      aria-label={name}
      preload="metadata"
      muted
      playsInline
      controls={size === 'large'}
    />
  ) : (
    <img className={look} src={shown.path} alt={name} loading="lazy" decoding="async" draggable={false} />
  );
}
