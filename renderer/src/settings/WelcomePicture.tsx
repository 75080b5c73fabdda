import { childrenOf, type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';
import { words } from '../i18n/index.ts';
import styles from './WelcomePicture.module.css';

/** A picture of the first page that participants see, with the current texts. Nothing in it can be pressed. */
export function WelcomePicture({ node }: { readonly node: GuideNode }) {
  const text = words.settings;
  const title = shown(node, ['welcomeMessage', 'title']);
  const message = shown(node, ['welcomeMessage', 'message']);
  const study = shown(node, ['externalTitle']);
  const hasWelcome = title !== '' || message !== '';
  const first = childrenOf(node, 'blocks').flatMap((block) => childrenOf(block, 'items'))[0];
  const heading = hasWelcome ? title || message : first ? textField(first, 'text') : '';
  return (
    <figure className={styles.figure} aria-label={text.picture}>
      <div className={styles.screen}>
        <p className={`quiet cut ${styles.bar}`} dir="auto">
          {study || text.pageTitle}
        </p>
        <div className={styles.card}>
          <p className={styles.heading} dir="auto">
            {heading || text.nothingYet}
          </p>
          {title !== '' && message !== '' ? (
            <p className={styles.message} dir="auto">
              {message}
            </p>
          ) : null}
          {hasWelcome ? <span className={styles.button}>{text.start}</span> : null}
        </div>
      </div>
      <figcaption className="quiet">{hasWelcome ? text.pictureHint : text.noWelcome}</figcaption>
    </figure>
  );
}

function shown(node: GuideNode, path: readonly string[]): string {
  const value = getIn(node.fields, path);
  return typeof value === 'string' ? value.trim() : '';
}
