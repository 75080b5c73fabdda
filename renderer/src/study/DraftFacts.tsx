import { textField } from '@guide-studio/guide-core';
import type { Publication, Study } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { whenOf } from '../files/index.ts';
import { useAssumptions } from '../frame/assumptions.ts';
import { estimateOf, estimateWords } from '../frame/estimateWords.ts';
import { mustHave, read, useRoot, useSession } from '../session/store.ts';
import { numberText, words } from '../words/index.ts';
import styles from './DraftFacts.module.css';

interface DraftFactsProps {
  readonly publication: Publication;
  /** The study as the service lists it; undefined while that is not known. */
  readonly known: Study | undefined;
  /** The open guide is another text than the draft: what it says about itself does not count. */
  readonly changed: boolean;
}

/** What would launch: told by the service as far as it can, since the draft keeps the text that was sent. */
export function DraftFacts({ publication, known, changed }: DraftFactsProps) {
  const [now] = useState(Date.now);
  const own = textField(useRoot(), 'title');
  const questions = useQuestionCount(publication.studyId);
  const assumptions = useAssumptions();
  const length = useSession((session) => estimateWords(estimateOf(session, assumptions)));
  const title = known?.title ?? (changed ? null : own);
  const told = words.study.launch.facts;
  return (
    <dl className={styles.facts}>
      {title === null ? null : <Fact name={told.title}>{title}</Fact>}
      {questions === null ? null : <Fact name={told.questions}>{numberText(questions)}</Fact>}
      <Fact name={told.length}>{changed ? told.lengthUnknown : length}</Fact>
      <Fact name={told.published}>{whenOf(Date.parse(publication.createdAt), now)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** How many questions the service has of a study, statements included; null while it has not said so. */
function useQuestionCount(studyId: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    void mustHave(read().host)
      .call('study.questions', { studyId })
      .then((result) => {
        if (current && result.ok) setCount(result.value.questions.length);
      });
    return () => {
      current = false;
    };
  }, [studyId]);
  return count;
}
