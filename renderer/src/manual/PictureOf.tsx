import { useState } from 'react';
import { ModalDialog } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { useTheme } from '../session/index.ts';
import { pictureAddress } from './loadManual.ts';
import styles from './Page.module.css';
import type { Picture } from './packed.ts';

/** A picture of a page, in the theme of the window. It is as wide as the page; pressed, it is shown large. */
export function PictureOf({ picture }: { readonly picture: Picture }) {
  const { alt, width, height, ...names } = picture;
  const [isLarge, setLarge] = useState(false);
  const address = pictureAddress(names[useTheme()]);
  // The size is known before the picture is there, so that the text below does not move.
  const image = <img src={address} alt={alt} width={width} height={height} decoding="async" />;
  return (
    <>
      <button type="button" className={`bare ${styles.picture}`} onClick={() => setLarge(true)}>
        {image}
        <span className="unseen"> {words.manual.enlarge}</span>
      </button>
      {isLarge ? (
        <ModalDialog title={words.manual.picture} size="wide" lightDismiss onClose={() => setLarge(false)}>
          <div
            className={`${styles.picture} ${styles.large}`}
            lang="en"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
            tabIndex={0}
            role="region"
            aria-label={words.manual.picture}
          >
            {image}
          </div>
        </ModalDialog>
      ) : null}
    </>
  );
}
