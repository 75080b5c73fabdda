import '../i18n/later.ts';
import { directionOfLanguage } from '@guide-studio/guide-core/plurals';
import { Button, Notice } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { languageName } from '../settings/index.ts';
import styles from './LanguagesView.module.css';
import { forgetRefused, makeRefused, useTranslations } from '../translations/translations.ts';

/** Others are counted. */
const mostListed = 5;

/** What this window wrote and the file does not have, because another program wrote there first. */
export function RefusedChanges() {
  const refused = useTranslations((here) => here.refused);
  const text = words.translating;
  if (refused.length === 0) return null;
  return (
    <Notice
      kind="warning"
      text={text.changedElsewhere(refused.length)}
      next={
        <ul className={styles.refused}>
          {refused.slice(0, mostListed).map(({ language, was, now }) => (
            <li key={JSON.stringify([language, now ?? was])}>
              {languageName(language)}, “<span dir="auto">{(now ?? was)?.source}</span>”. {text.yours}{' '}
              <span lang={language} dir={directionOfLanguage(language)}>
                {now?.text ?? text.emptied}
              </span>
            </li>
          ))}
          {refused.length > mostListed ? <li>{text.moreProblems(refused.length - mostListed)}</li> : null}
        </ul>
      }
      actions={
        <>
          <Button onClick={() => void makeRefused()}>{text.writeMine}</Button>
          <Button variant="quiet" onClick={forgetRefused}>
            {text.keepTheirs}
          </Button>
        </>
      }
    />
  );
}
