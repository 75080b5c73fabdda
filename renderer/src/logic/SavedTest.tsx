import '../i18n/later.ts';
import { useEffect } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { showSaved, useSavedTest } from '../guideTests/saveTest.ts';
import { chooseTest } from '../testEditor/index.ts';
import { useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { showLogic } from './shown.ts';

/** Says that a way was saved as a test, or was one already, and leads to it, until the guide changes or the paths are left. */
export function SavedTest() {
  const saved = useSavedTest((last) => last.saved);
  const root = useGuide(({ editor }) => editor.doc.root);
  useEffect(() => () => showSaved(null), []);
  if (saved === null || saved.of !== root) return null;
  const show = (): void => {
    chooseTest(saved.key);
    showLogic({ as: 'tests' });
    showSaved(null);
  };
  return (
    <Notice
      kind="info"
      bar
      text={saved.text}
      actions={<Button onClick={show}>{words.tests.showTest}</Button>}
      onDismiss={() => showSaved(null)}
    />
  );
}
