import '../i18n/later.ts';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Field, SearchSelect, TextField } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import type { AnswerSet } from './answerSet.ts';
import styles from './FilterBar.module.css';
import { type FilterChoice, filterChoices, type FilterSubject, filterSubjects } from './filterNames.ts';
import type { AnswerFilter } from './filters.ts';

interface FilterFormProps {
  readonly set: AnswerSet;
  readonly onFilter: (filter: AnswerFilter) => void;
}

/** A form for one filter: by outcome, link parameter or answer. */
export function FilterForm({ set, onFilter }: FilterFormProps) {
  const texts = words.answers.filter;
  const subjects = useMemo(() => filterSubjects(set), [set]);
  const [chosen, setChosen] = useState('outcome');
  const subject = subjects.find(({ value }) => value === chosen) ?? subjects[0];
  const choices = useMemo(() => (subject ? filterChoices(subject, set) : null), [subject, set]);
  const [choice, setChoice] = useState('0');
  const [text, setText] = useState('');
  const picked = choices?.find(({ value }) => value === choice) ?? choices?.[0];
  const filter = choices === null ? (subject ? containing(subject, text.trim()) : null) : (picked?.filter ?? null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (filter) onFilter(filter);
  }

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={form} className={`card ${styles.form}`} onSubmit={submit}>
      <Field label={texts.subject}>
        <SearchSelect
          value={subject?.value ?? ''}
          options={subjects}
          disabled={false}
          texts={{ open: texts.showSubjects, nothing: texts.nothing }}
          unknown={(value): FilterSubject => ({ value, label: value, by: { is: 'outcome' } })}
          onValue={(value) => {
            setChosen(value);
            setChoice('0');
          }}
        />
      </Field>
      {choices === null ? (
        <Field label={texts.contains}>
          <TextField value={text} onText={setText} />
        </Field>
      ) : (
        <Field label={texts.value}>
          <SearchSelect
            key={subject?.value}
            value={picked?.value ?? ''}
            options={choices}
            disabled={choices.length === 0}
            texts={{ open: texts.showValues, nothing: texts.nothing }}
            unknown={(value): FilterChoice => ({ value, label: '', filter: null })}
            onValue={setChoice}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" disabled={filter === null}>
        {texts.apply}
      </Button>
    </form>
  );
}

function containing({ by }: FilterSubject, text: string): AnswerFilter | null {
  if (by.is !== 'answer' || text === '') return null;
  return { by: 'answer', question: by.question, concept: by.concept, wanted: { is: 'contains', text } };
}
