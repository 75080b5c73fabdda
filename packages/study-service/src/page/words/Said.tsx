import { messages, notices, pageLanguage, type Saying } from './messages.ts';

/** Shows one of the page's own texts beside those of the study. Screen readers get the name of a sign. */
export function Said({ of }: { readonly of: Saying }) {
  const text = of(messages);
  const name = of(notices);
  if (text === name) return <span lang={pageLanguage}>{text}</span>;
  return (
    <>
      <span class="sign" aria-hidden="true">
        <Sign text={text} />
      </span>
      <span class="unseen" lang={pageLanguage}>
        {name}
      </span>
    </>
  );
}

/** Arrows in signs point in the text direction of the step. */
function Sign({ text }: { readonly text: string }) {
  const [before, arrow, after = ''] = text.split(/([→←↗])(.*)/su);
  if (arrow === undefined) return before;
  return (
    <>
      {before}
      <span class="arrow">{arrow}</span>
      <Sign text={after} />
    </>
  );
}
