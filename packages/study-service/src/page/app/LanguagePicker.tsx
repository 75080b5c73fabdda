import { useEffect, useRef } from 'preact/hooks';
import { notices, pageLanguage } from '../words/messages.ts';
import type { Sender } from '../sender/sender.ts';
import type { SenderState } from '../sender/senderState.ts';
import { tagOf } from './presentStudy.ts';

interface Props {
  readonly state: SenderState;
  readonly sender: Sender;
}

/** Lets the participant continue in another language of the study. Each language is named in itself. */
export function LanguagePicker({ state, sender }: Props) {
  const { study, isActing } = state;
  const { languages = [], language = null } = study ?? {};
  const select = useRef<HTMLSelectElement>(null);
  const isChosenRef = useRef(false);
  useEffect(() => {
    if (isActing || !isChosenRef.current) return;
    isChosenRef.current = false;
    // It was disabled meanwhile, which takes the focus away.
    if (document.activeElement === document.body) select.current?.focus({ preventScroll: true });
  }, [isActing]);
  if (languages.length < 2) return null;
  return (
    <div class="languages">
      <select
        ref={select}
        aria-label={notices.language}
        lang={pageLanguage}
        value={language ?? languages[0]}
        disabled={isActing}
        onChange={({ currentTarget }) => {
          isChosenRef.current = true;
          sender.speak(currentTarget.value);
        }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={tagOf(code)}>
            {ownNameOf(tagOf(code))}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Returns the name of a language in itself, with a capital where it has capitals: `Deutsch`, `العربية`. */
function ownNameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
