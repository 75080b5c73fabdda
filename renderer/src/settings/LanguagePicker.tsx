import { useMemo, useState } from 'react';
import { SearchSelect } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { useLanguageOptions } from './languageNames.ts';

interface LanguagePickerProps {
  /** A code of the contract; '' if none is chosen. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onValue: (code: string) => void;
}

/**
 * Chooses one language or none, found by its name in the interface language, its own name, its code or its direction.
 */
export function LanguagePicker(props: LanguagePickerProps) {
  const languages = useLanguageOptions();
  const text = words.settings;
  // Own names arrive later. A new list would discard what is being typed, so only details change.
  const [options] = useState(() => [
    { value: '', label: text.notSet, name: text.notSet },
    ...languages.map(({ value, label }) => ({ value, label: `${label} (${value})`, name: label })),
  ]);
  const details = useMemo(() => new Map(languages.map(({ value, detail = '' }) => [value, detail])), [languages]);
  const detailOf = ({ value }: { readonly value: string }) => details.get(value) ?? '';
  return (
    <SearchSelect
      {...props}
      options={options}
      texts={{ open: text.showLanguages, nothing: text.noSuchLanguage }}
      nameOf={({ name }) => name}
      detailOf={detailOf}
      unknown={(value) => ({ value, label: value, name: value })}
    />
  );
}
