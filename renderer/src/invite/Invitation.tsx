import '../i18n/later.ts';
import { useId, useState } from 'react';
import { copyText } from '../browser/copyText.ts';
import { Button, Field, Select, TextArea } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { Check, Copy } from '../theme/icons.tsx';
import { invitationIn, isWrittenIn, withLink } from './invitationTexts.ts';
import { named } from './LinkMaker.tsx';
import styles from './LinkMaker.module.css';
import { type Parameters, withParameters } from './linkOf.ts';
import type { InvitedTo } from './useInvited.ts';

interface InvitationProps {
  readonly link: string;
  readonly parameters: Parameters;
  readonly studyId: string;
  readonly guide: InvitedTo;
}

/** The place of the title in a text about a study that has none for participants. */
const untitled = '…';

/** What was written, by study and language: closing the sheet keeps it. */
const written = new Map<string, string>();

/** A text to send, in a language of the study, with the link. */
export function Invitation({ link, parameters, studyId, guide: { titleIn, languages } }: InvitationProps) {
  const id = useId();
  const texts = words.invite.text;
  const ofLink = parameters.find(([name]) => name === 'lang')?.[1];
  const [chosen, setChosen] = useState<string | null>(null);
  const language = chosen ?? ofLink ?? languages[0] ?? 'en';
  const key = `${studyId} ${language}`;
  const [, redraw] = useState(0);
  const [announced, setAnnounced] = useState('');
  const title = titleIn(language);
  const usual = invitationIn(language, title === '' ? untitled : title);
  const text = written.get(key) ?? usual;
  const isCopied = announced === texts.copied;

  function write(now: string | null): void {
    if (now === null || now === usual) written.delete(key);
    else written.set(key, now);
    setAnnounced('');
    redraw((count) => count + 1);
  }

  async function copy(): Promise<void> {
    // The link is in the language of the text, unless another one was chosen for it.
    const own =
      languages.length < 2 || ofLink !== undefined ? parameters : [...parameters, ['lang', language] as const];
    const isDone = await copyText(withLink(text, withParameters(link, own)));
    setAnnounced(isDone ? texts.copied : texts.notCopied);
  }

  return (
    <section aria-labelledby={id} className="stack gap3">
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      {languages.length < 2 ? null : (
        <Field label={texts.language}>
          <Select value={language} options={named(languages)} onValue={setChosen} />
        </Field>
      )}
      <Field
        label={texts.label}
        hint={texts.hint}
        advice={[
          ...(text.includes('{link}') ? [] : [texts.noLink]),
          ...(title === '' && text.includes(untitled) ? [texts.noTitle] : []),
          ...(isWrittenIn(language) || written.has(key) ? [] : [texts.notWritten]),
        ]}
      >
        <TextArea lang={language} rows={6} value={text} onText={write} />
      </Field>
      <div className="wrap">
        <Button icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {written.has(key) ? <Button onClick={() => write(null)}>{texts.again}</Button> : null}
        <output className="quiet">{announced}</output>
      </div>
    </section>
  );
}
