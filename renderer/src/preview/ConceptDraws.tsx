import { childrenOf, type GuideDocument, type GuideNode, itemIndex } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import type { Guide, Session } from '@guide-studio/interview-engine';
import { conceptDraws, type DrawnConcept } from '@guide-studio/interview-engine/internal';
import { useMemo } from 'react';
import { Field, Select } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { reasonWords } from './changeWords.ts';
import styles from './Panel.module.css';
import { changeStart } from './rehearsal.ts';

interface Props {
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly session: Session;
}

/** The concepts of this interview in their order. One of each block can be chosen to come first. */
export function ConceptDraws({ doc, guide, session }: Props) {
  const draws = useMemo(() => conceptDraws(guide, session), [guide, session]);
  const blocks = childrenOf(doc.root, 'blocks');
  return [...draws].map(([at, drawn]) => {
    const block = blocks[at];
    return block ? <Draw key={block.key} {...{ doc, session, block, drawn }} at={at} /> : null;
  });
}

interface DrawProps extends Omit<Props, 'guide'> {
  readonly block: GuideNode;
  readonly drawn: readonly DrawnConcept[];
  readonly at: number;
}

function Draw({ doc, session, block, drawn, at }: DrawProps) {
  const concepts = childrenOf(block, 'concepts');
  const conceptName = (concept: DrawnConcept): string => labelOf(concepts[drawn.indexOf(concept)] ?? block);
  const { firstConcepts = [] } = session;
  const first = drawn.find(({ key }) => firstConcepts.includes(key));
  const choose = (key: string): void => {
    const others = firstConcepts.filter((one) => drawn.every((concept) => concept.key !== one));
    changeStart({ firstConcepts: key === '' ? others : [...others, key] });
  };
  const item = itemIndex(doc).items.findIndex((entry) => entry.block === at);
  return (
    <Field label={words.preview.firstOf(labelOf(block))} hint={describeDraw(drawn, conceptName)}>
      <Select
        value={first?.key ?? ''}
        options={[
          { value: '', label: words.preview.asDrawn },
          ...drawn.map((concept) => ({ value: concept.key, label: conceptName(concept) })),
        ]}
        onValue={choose}
      />
      {first?.hidden ? (
        <p className={styles.hint} dir="auto">
          {reasonWords(doc, { item, concept: drawn.indexOf(first) }, first.hidden)}
        </p>
      ) : null}
    </Field>
  );
}

/** Returns the draw in words. */
function describeDraw(drawn: readonly DrawnConcept[], conceptName: (concept: DrawnConcept) => string): string {
  const shown = drawn.filter(({ turn }) => turn !== null).sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
  if (shown.length > 0) return words.preview.drawn(shown.map(conceptName));
  return drawn.every(({ hidden }) => hidden !== null) ? words.preview.drawnNone : words.preview.drawnLater;
}
