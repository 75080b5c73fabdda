import { Check, Copy, ExternalLink } from '../look/icons.tsx';
import { useRef, useState } from 'react';
import { copyText } from '../browser/copyText.ts';
import { Button, Field, IconLink, TextField } from '../controls/index.ts';
import styles from './CopyLink.module.css';
import { isOfThisComputer, safeLink } from './safeLink.ts';
import { words } from '../words/index.ts';

interface CopyLinkProps {
  readonly label: string;
  readonly link: string;
  /** One of several links: their target is explained once for all. */
  readonly oneOfSeveral?: boolean;
}

/**
 * A link as text, with a button that copies it. It can be opened only if {@link safeLink} allows it. Says so if it
 * works only on this computer.
 */
export function CopyLink({ label, link, oneOfSeveral = false }: CopyLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copied = said === words.study.link.copied;
  const target = safeLink(link);

  async function copy(): Promise<void> {
    if (await copyText(link)) return setSaid(words.study.link.copied);
    input.current?.focus();
    input.current?.select();
    setSaid(words.study.link.selected);
  }

  return (
    <Field label={label} hint={isOfThisComputer(link) && !oneOfSeveral ? words.study.link.onlyHere : undefined}>
      <div className={`cluster ${styles.line}`}>
        <TextField ref={input} mono readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button
          icon={copied ? Check : Copy}
          aria-label={oneOfSeveral ? words.study.link.copyNamed(label) : undefined}
          onClick={() => void copy()}
        >
          {words.study.link.copy}
        </Button>
        {target ? (
          <IconLink
            icon={ExternalLink}
            label={words.study.link.openNamed(label)}
            tooltip={words.study.link.open}
            href={target}
          />
        ) : null}
      </div>
      <output className={styles.said}>{said}</output>
    </Field>
  );
}
