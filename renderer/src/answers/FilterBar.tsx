import '../i18n/later.ts';
import { Funnel, X } from '../theme/icons.tsx';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '../controls/index.ts';
import { numberText, words } from '../i18n/index.ts';
import type { AnswerSet } from './answerSet.ts';
import styles from './FilterBar.module.css';
import { FilterForm } from './FilterForm.tsx';
import { filterName } from './filterNames.ts';
import type { AnswerFilter } from './filters.ts';

interface FilterBarProps {
  readonly set: AnswerSet;
  readonly filters: readonly AnswerFilter[];
  /** The number of matching interviews. */
  readonly count: number;
  readonly onFilters: (filters: readonly AnswerFilter[]) => void;
}

/** The filters of the interviews, with a button to add one. */
export function FilterBar({ set, filters, count, onFilters }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const texts = words.answers.filter;
  return (
    <section className="stack gap3" aria-label={texts.title}>
      <div className={styles.row}>
        <Button ref={opener} icon={Funnel} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {texts.add}
        </Button>
        <ul className={styles.filters}>
          {filters.map((filter, at) => {
            const name = filterName(filter);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- filters may repeat
              <li key={at} className={`row gap1 ${styles.filter}`}>
                <span dir="auto">{name}</span>
                <IconButton
                  size="small"
                  icon={X}
                  label={texts.remove(name)}
                  onClick={() => {
                    onFilters(filters.toSpliced(at, 1));
                    opener.current?.focus();
                  }}
                />
              </li>
            );
          })}
        </ul>
        {filters.length > 1 ? (
          <Button
            variant="quiet"
            onClick={() => {
              onFilters([]);
              opener.current?.focus();
            }}
          >
            {texts.removeAll}
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <FilterForm
            set={set}
            onFilter={(filter) => {
              onFilters([...filters, filter]);
              setIsOpen(false);
              opener.current?.focus();
            }}
          />
        ) : null}
      </div>
      <output className={filters.length === 0 ? 'unseen' : styles.count}>
        {filters.length === 0 ? '' : texts.count(numberText(count), numberText(set.interviews.length))}
      </output>
    </section>
  );
}
