import '../i18n/later.ts';
import type { GuideNode } from '@guide-studio/guide-core/edit';
import type { ReactNode } from 'react';
import { Button, Field, IconButton, Segmented } from '../controls/index.ts';
import { Plus, X } from '../theme/icons.tsx';
import { nameOfPart } from '../explanations/conditionWords.ts';
import { words } from '../i18n/index.ts';
import styles from './Editor.module.css';
import type { PartNames } from './partNames.ts';

interface ByConcept<T> {
  readonly byConcept: Readonly<Record<string, T>>;
}

interface PerConceptProps<T> {
  /** The concepts for which the question is asked; none outside concept blocks. */
  readonly concepts: readonly GuideNode[];
  readonly names: PartNames;
  readonly value: T | ByConcept<T>;
  /** What a concept has that is added. */
  readonly first: T;
  /** Receives undefined when the last concept is removed. */
  readonly onValue: (value: T | { byConcept: Record<string, T> } | undefined) => void;
  readonly render: (value: T, onValue: (value: T) => void) => ReactNode;
}

/** What a test says of a question: the same for every concept, or something for each. */
export function PerConcept<T>({ concepts, names, value, first, onValue, render }: PerConceptProps<T>) {
  const byConcept = isByConcept(value) ? value.byConcept : null;
  if (concepts.length === 0 && byConcept === null) return render(value as T, onValue);
  const written = Object.keys(byConcept ?? {});
  const each = (one: T): Record<string, T> =>
    Object.fromEntries(concepts.map(({ key }) => [names.nameOf(key, written), one]));
  return (
    <>
      <Segmented
        label={words.tests.concepts}
        value={byConcept === null ? 'same' : 'each'}
        options={[
          { value: 'same', label: words.tests.sameForAll },
          { value: 'each', label: words.tests.oneForEach },
        ]}
        onValue={(how) => {
          if (how === 'each') onValue({ byConcept: each(value as T) });
          else onValue(Object.values(byConcept ?? {})[0] ?? first);
        }}
      />
      {byConcept === null
        ? render(value as T, onValue)
        : concepts.map((concept) => {
            const name = names.nameOf(concept.key, written);
            const own = Object.hasOwn(byConcept, name) ? byConcept[name] : undefined;
            return (
              <div key={concept.key} className={styles.concept}>
                {own === undefined ? (
                  <Button
                    icon={Plus}
                    variant="quiet"
                    onClick={() => onValue({ byConcept: { ...byConcept, [name]: first } })}
                  >
                    {words.tests.addFor(nameOfPart(concept))}
                  </Button>
                ) : (
                  <Field
                    group
                    label={nameOfPart(concept)}
                    aside={
                      <IconButton
                        icon={X}
                        size="small"
                        label={words.tests.takeOut(nameOfPart(concept))}
                        onClick={() => {
                          const { [name]: _, ...others } = byConcept;
                          onValue(Object.keys(others).length === 0 ? undefined : { byConcept: others });
                        }}
                      />
                    }
                  >
                    {render(own, (now) => onValue({ byConcept: { ...byConcept, [name]: now } }))}
                  </Field>
                )}
              </div>
            );
          })}
    </>
  );
}

function isByConcept<T>(value: T | ByConcept<T>): value is ByConcept<T> {
  return typeof value === 'object' && value !== null && 'byConcept' in value;
}
