import '../words/later.ts';
import { Button, Toasts } from '../controls/index.ts';
import { forgetSaved, useSavedTest } from '../guideTests/saveTest.ts';
import { chooseTest } from '../tests/index.ts';
import { words } from '../words/index.ts';
import { showLogic } from './shown.ts';

/** Says that a way was saved as a test, or was one already, and leads to it. */
export function SavedTest() {
  const saved = useSavedTest((last) => last.saved);
  const text = saved?.isThere === true ? words.tests.savedBefore : words.tests.saved;
  return (
    <Toasts
      label={words.frame.notices}
      message={
        saved && {
          key: `${saved.key} ${saved.isThere}`,
          text: text(saved.name),
          action: (
            <Button
              variant="quiet"
              onClick={() => {
                chooseTest(saved.key);
                showLogic({ as: 'tests' });
                forgetSaved();
              }}
            >
              {words.tests.showTest}
            </Button>
          ),
        }
      }
      onGone={forgetSaved}
    />
  );
}
