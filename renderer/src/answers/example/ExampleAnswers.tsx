import '../../i18n/later.ts';
import { Users } from '../../theme/icons.tsx';
import { useEffect, useId, useState } from 'react';
import { Notice } from '../../controls/index.ts';
import { loadExample } from '../../example/index.ts';
import { useGuide } from '../../session/index.ts';
import { textField } from '@guide-studio/guide-core/edit';
import { words } from '../../i18n/index.ts';
import { AnswersOverview } from '../AnswersOverview.tsx';
import type { AnswerSet } from '../answerSet.ts';
import styles from './ExampleAnswers.module.css';
import { simulate } from './simulated.ts';

/** The simulated answers of the finished example. It says that they are not from people. */
export function ExampleAnswers() {
  const id = useId();
  const title = useGuide(({ editor }) => textField(editor.doc.root, 'title'));
  const simulated = useSimulated();
  if (!simulated) return null;
  return (
    <section aria-labelledby={id} className="stack gap3" data-manual="answers" tabIndex={-1}>
      <h2 id={id} className={`row ${styles.title}`}>
        <Users size={16} /> {title}
      </h2>
      <Notice
        kind="info"
        text={words.answers.simulated(simulated.interviews.length)}
        next={words.answers.simulatedNext}
      />
      <AnswersOverview set={simulated} />
    </section>
  );
}

function useSimulated(): AnswerSet | null {
  const [simulated, setSimulated] = useState<AnswerSet | null>(null);
  useEffect(() => {
    let current = true;
    void loadExample().then(({ guide, people, spoken }) => {
      if (current) setSimulated(simulate(guide, people, spoken));
    });
    return () => {
      current = false;
    };
  }, []);
  return simulated;
}
