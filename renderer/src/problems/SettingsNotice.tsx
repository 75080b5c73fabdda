import { settingsMessage } from '@guide-studio/guide-core/settings';
import { Notice } from '../controls/index.ts';
import { hostMessageOf, uiLanguage, words } from '../i18n/index.ts';
import type { SettingsProblem } from '../session/index.ts';
import styles from './Problems.module.css';

/** So many faults of the settings are shown. */
const mostFaults = 3;

/** Says why the settings of the folder do not count. */
export function SettingsNotice({ problem }: { readonly problem: SettingsProblem }) {
  const { what, next } = 'error' in problem ? hostMessageOf(problem.error) : faultsMessage(problem);
  return (
    <div className={styles.notice}>
      <Notice kind="warning" text={what} next={next} />
    </div>
  );
}

function faultsMessage({ file, faults }: Extract<SettingsProblem, { faults: object }>) {
  const more = faults.length - mostFaults;
  const lines = faults.slice(0, mostFaults).map((fault) => settingsMessage(file, fault, uiLanguage));
  const next = [...lines, ...(more > 0 ? [words.problems.moreFaults(more)] : [])].join('\n');
  return { what: words.problems.settingsIgnored, next };
}
