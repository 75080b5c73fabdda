import '../i18n/later.ts';
import type { ApiFailure } from '@guide-studio/api-contract';
import { nodeAtPath } from '@guide-studio/guide-core/edit';
import { Button } from '../controls/index.ts';
import { jumpTo, readGuide } from '../session/index.ts';
import styles from './ReportedIssues.module.css';
import { words } from '../i18n/index.ts';

const mostShown = 20;

/** The places that the service named when it refused the guide: it may have rules that the editor lacks. */
export function ReportedIssues({ failure }: { readonly failure: ApiFailure }) {
  const issues = failure.kind === 'refused' ? (failure.issues ?? []) : [];
  if (issues.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.study.publish.reported}>
      {issues.slice(0, mostShown).map(({ path, message }) => (
        <li key={`${path.join('.')} ${message}`} className={`row ${styles.issue}`}>
          <span className={`grow ${styles.words}`}>
            {message} <code>{path.join('.')}</code>
          </span>
          <Button variant="quiet" onClick={() => show(path)}>
            {words.study.publish.show}
          </Button>
        </li>
      ))}
      {issues.length > mostShown ? (
        <li className={`row ${styles.issue}`}>{words.study.publish.more(issues.length - mostShown)}</li>
      ) : null}
    </ul>
  );
}

function show(path: readonly (string | number)[]): void {
  const { node, rest } = nodeAtPath(readGuide().editor.doc, path);
  jumpTo(node.key, rest.join('.'));
}
