import '../i18n/later.ts';
import { toWire } from '@guide-studio/guide-core/edit';
import { canRun, stopsInterviews } from '@guide-studio/interview-engine/internal';
import { testFromResponse } from '@guide-studio/interview-engine/tests';
import { useState } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { type SavedTest, saveTest } from '../guideTests/saveTest.ts';
import { Save } from '../theme/icons.tsx';
import { checked, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import type { AnswerSet, Interview } from './answerSet.ts';

interface SaveAsTestProps {
  readonly set: AnswerSet;
  readonly interview: Interview;
}

/** Saves an interview as a guide test, without what the participant wrote in their own words, and says so below. */
export function SaveAsTest({ set, interview }: SaveAsTestProps) {
  // Of the last check: saving checks the guide as it then is.
  const canSave = useGuide(({ checked: doc, issues }) => doc !== null && !issues.some(stopsInterviews));
  const [saved, setSaved] = useState<SavedTest | null>(null);
  const save = async (): Promise<void> => {
    const { doc } = checked().editor;
    const guide = toWire(doc);
    if (!canRun(guide, checked().issues)) return;
    const { answers, progress, parameters: urlParams, number } = interview;
    const outcome = progress === 'in_progress' ? null : progress;
    const test = testFromResponse(guide, doc, { questions: set.questions, answers, outcome, urlParams });
    setSaved(await saveTest(test, words.tests.responseName(number)));
  };
  return (
    <>
      <Button variant="quiet" icon={Save} disabled={!canSave} onClick={() => void save()}>
        {words.tests.save}
      </Button>
      {saved && <Notice kind="info" text={saved.text} onDismiss={() => setSaved(null)} />}
    </>
  );
}
