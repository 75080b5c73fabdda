import '../i18n/later.ts';
import { toWire } from '@guide-studio/guide-core/edit';
import { canRun, parametersOf } from '@guide-studio/interview-engine/internal';
import { Check, Copy } from '../theme/icons.tsx';
import { useMemo, useState } from 'react';
import { csvOf } from '@guide-studio/interview-engine/answers';
import { copyText } from '../browser/copyText.ts';
import { Button } from '../controls/index.ts';
import { useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { CopyLink } from './CopyLink.tsx';
import styles from './LinkList.module.css';
import { type ParameterLink, parameterLinks } from './parameterLinks.ts';

/**
 * The links for the parameter values used in conditions of the guide, one for each value. Renders nothing without such
 * conditions.
 */
export function LinkList({ link }: { readonly link: string }) {
  const links = useLinks(link);
  const texts = words.study.link;
  if (links.length === 0) return null;
  return (
    <details className={styles.links}>
      <summary>{texts.parameters(links.length)}</summary>
      <div className={styles.head}>
        <p className={styles.hint}>{texts.parametersHint}</p>
        <CopyAll links={links} />
      </div>
      <ul className="stack">
        {links.map(({ parameter, value, link: each }) => (
          <li key={JSON.stringify([parameter, value])}>
            <CopyLink label={texts.parameterLink(parameter, value)} link={each} oneOfSeveral />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Copies them as a table for spreadsheets and mail merges. */
function CopyAll({ links }: { readonly links: readonly ParameterLink[] }) {
  const [announced, setAnnounced] = useState('');
  const texts = words.study.link;

  async function copy(): Promise<void> {
    const rows = links.map(({ parameter, value, link }) => [parameter, value, link]);
    const text = csvOf([[texts.parameter, texts.value, texts.link], ...rows]);
    setAnnounced((await copyText(text)) ? texts.copied : texts.notCopied);
  }

  return (
    <div className={`column ${styles.act}`}>
      <Button icon={announced === texts.copied ? Check : Copy} onClick={() => void copy()}>
        {texts.copyAll}
      </Button>
      <output className="quiet">{announced}</output>
    </div>
  );
}

function useLinks(link: string): readonly ParameterLink[] {
  const doc = useGuide((guide) => guide.editor.doc);
  const issues = useGuide((guide) => guide.issues);
  return useMemo(() => {
    const guide = toWire(doc);
    return canRun(guide, issues) ? parameterLinks(link, parametersOf(guide)) : [];
  }, [doc, issues, link]);
}
