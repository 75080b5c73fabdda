import '../i18n/later.ts';
import { textField } from '@guide-studio/guide-core/edit';
import { countItemTypes, type ItemCounts } from '@guide-studio/guide-core/internal';
import type { Publication, Study } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { numberText, whenOf, words } from '../i18n/index.ts';
import { estimateOf, estimateWords, useAssumptions } from '../estimate/index.ts';
import { read, useGuide, useRoot } from '../session/index.ts';
import styles from './DraftFacts.module.css';

interface DraftFactsProps {
  readonly publication: Publication;
  /** The study in the list of the service; undefined while unknown. */
  readonly known: Study | undefined;
  /** The open guide differs from the draft, so its own facts do not apply. */
  readonly changed: boolean;
}

/**
 * What a launch would publish. The facts come from the service if possible, because the draft keeps the text that was
 * sent.
 */
export function DraftFacts({ publication, known, changed }: DraftFactsProps) {
  const [now] = useState(Date.now);
  const own = textField(useRoot(), 'title');
  const items = useItemCounts(publication.studyId);
  const assumptions = useAssumptions();
  const length = useGuide((guide) => estimateWords(estimateOf(guide, assumptions)));
  const title = known?.title ?? (changed ? null : own);
  const texts = words.study.launch.facts;
  return (
    <dl className={`stack gap1 ${styles.facts}`}>
      {title === null ? null : <Fact name={texts.title}>{title}</Fact>}
      {items === null ? null : <Fact name={texts.questions}>{numberText(items.questions)}</Fact>}
      {items === null || items.statements === 0 ? null : (
        <Fact name={texts.statements}>{numberText(items.statements)}</Fact>
      )}
      <Fact name={texts.length}>{changed ? texts.lengthUnknown : length}</Fact>
      <Fact name={texts.published}>{whenOf(Date.parse(publication.createdAt), now)}</Fact>
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

/** Returns how many questions and statements a study has at the service; null while unknown. */
function useItemCounts(studyId: string): ItemCounts | null {
  const [counts, setCounts] = useState<ItemCounts | null>(null);
  useEffect(() => {
    let current = true;
    void read()
      .host.call('study.questions', { studyId })
      .then((result) => {
        if (current && result.ok) setCounts(countItemTypes(result.value.questions.map(({ type }) => type)));
      });
    return () => {
      current = false;
    };
  }, [studyId]);
  return counts;
}
