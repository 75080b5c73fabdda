import '../i18n/later.ts';
import { Button, Notice } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { goToPublishing } from './goTo.ts';

/** Says that the newest study has an earlier text of the guide, and what to do for each. */
export function ChangedNotice({ of }: { readonly of: 'draft' | 'live' }) {
  const { what, next } = words.study.path.changed[of];
  return (
    <Notice
      kind={of === 'draft' ? 'warning' : 'info'}
      text={what}
      next={next}
      // A draft is published again right below.
      actions={of === 'live' ? <Button onClick={goToPublishing}>{words.study.path.toPublishing}</Button> : undefined}
    />
  );
}
