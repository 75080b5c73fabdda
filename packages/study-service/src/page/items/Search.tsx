import type { StepOption } from '@guide-studio/interview-engine';
import { useState } from 'preact/hooks';
import { isComposing } from '../browser/isComposing.ts';
import { PageMessage } from '../words/PageMessage.tsx';
/** Whether an option is shown. */
export type IsFound = (option: StepOption) => boolean;

interface Props {
  readonly options: readonly StepOption[];
  readonly chosen: ReadonlySet<string>;
  /** Gets what makes the test of an option: it is chosen, or has every word. */
  readonly onChange: (make: () => IsFound) => void;
}

/** Shows a field that searches a list of options, and how many it found. */
export function Search({ options, chosen, onChange }: Props) {
  const [found, setFound] = useState<number | null>(null);
  const search = (text: string): void => {
    const words = plain(text).split(/\s+/u).filter(Boolean);
    const hits = options.filter((option) => {
      const own = plain(option.text);
      return words.every((word) => own.includes(word));
    });
    setFound(words.length === 0 ? null : hits.length);
    // What is chosen now stays until the next search, also when another option is chosen.
    const shown = new Set([...chosen, ...hits.map(({ id }) => id)]);
    onChange(
      () =>
        ({ id }) =>
          shown.has(id),
    );
  };
  const onKey = (event: KeyboardEvent): void => {
    const field = event.currentTarget as HTMLInputElement;
    // It would send the answer.
    if (event.key === 'Enter') event.preventDefault();
    if (isComposing(event)) return;
    if (event.key === 'Enter') field.form?.querySelector<HTMLElement>('.option input:enabled')?.focus();
    if (event.key !== 'Escape') return;
    field.value = '';
    search('');
  };
  return (
    <div class="search">
      <label>
        <PageMessage of={(words) => words.search} />
        <input
          type="search"
          autocomplete="off"
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={onKey}
        />
      </label>
      <p class="count" role="status">
        {found === null ? null : found === 0 ? (
          <PageMessage of={(words) => words.noneFound} />
        ) : (
          `${found} / ${options.length}`
        )}
      </p>
    </div>
  );
}

/** Returns a text without what people leave out when they search: capitals and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/gu, '')
    .toLowerCase();
