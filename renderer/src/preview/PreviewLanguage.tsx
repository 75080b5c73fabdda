import '../i18n/later.ts';
import { languagesOfStudy } from '@guide-studio/guide-core/translations';
import { useId } from 'react';
import { Select } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { languageName } from '../settings/index.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { localizedGuide } from './localizedGuide.ts';
import styles from './Stage.module.css';
import { useRehearsal } from './rehearsal.ts';

/** Chooses the language of the preview, where the study has several. */
export function PreviewLanguage() {
  const id = useId();
  const guide = useRehearsal((rehearsal) => rehearsal.guide);
  const language = useRehearsal((rehearsal) => rehearsal.language);
  const translations = useRehearsal((rehearsal) => rehearsal.translations);
  if (guide === null) return null;
  const [own = 'en', ...others] = languagesOfStudy(guide);
  if (others.length === 0) return null;
  const shown = others.find((code) => code === language) ?? own;
  const { untranslated } = localizedGuide({ guide, language, translations });
  const text = words.previewing;
  const isOffered = (translations[shown] ?? []).length > 0;
  return (
    <div className={`cluster ${styles.bar}`}>
      <label htmlFor={id} className="quiet">
        {text.language}
      </label>
      <Select
        id={id}
        className={styles.language}
        aria-describedby={`${id}-note`}
        value={shown}
        options={[own, ...others].map((code) => ({ value: code, label: languageName(code) }))}
        onValue={(code) => void chooseLanguage(code)}
      />
      <span id={`${id}-note`} className="quiet">
        {shown === own ? text.ownLanguage : isOffered ? text.untranslated(untranslated) : text.notOffered}
      </span>
    </div>
  );
}
