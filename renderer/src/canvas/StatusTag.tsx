import { type GuideNode, OptionStatus, textField } from '@guide-studio/guide-core';
import { ChevronDown } from 'lucide-react';
import { setProperty } from '../properties/Property.tsx';
import { isEditable, useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './StatusTag.module.css';

/** What an option decides in a screener: a tag, and the list to choose from where the guide may be changed. */
export function StatusTag({ option, number }: { readonly option: GuideNode; readonly number: number }) {
  const editable = useSession(isEditable);
  const status = textField(option, 'status');
  const named = (value: string) => (value === '' ? words.canvas.noStatus : (words.canvas.status[value] ?? value));
  if (!editable) {
    return (
      <span className={styles.tag} data-status={status || 'none'}>
        {named(status)}
      </span>
    );
  }
  // What stands in the file may be none of these; to look at it must not change it.
  const values = new Set(['', ...OptionStatus.options, status]);
  return (
    <span className={styles.box}>
      <select
        className={styles.tag}
        data-status={status || 'none'}
        aria-label={words.properties.statusOfOption(number)}
        value={status}
        onChange={({ target }) => setProperty(option, ['status'], target.value === '' ? undefined : target.value)}
      >
        {Array.from(values, (value) => (
          <option key={value} value={value}>
            {named(value)}
          </option>
        ))}
      </select>
      <ChevronDown size={12} aria-hidden="true" />
    </span>
  );
}
