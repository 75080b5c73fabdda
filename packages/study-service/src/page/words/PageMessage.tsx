import { messages, notices, pageLanguage, type MessageSelector } from './messages.ts';

/** Shows one of the page's own texts beside those of the study. Screen readers get the name of a sign. */
export function PageMessage({ of }: { readonly of: MessageSelector }) {
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
  // oxlint-disable-next-line react/jsx-key -- their order never changes
  return <>{text.split(/([→←↗])/u).map((part, at) => (at % 2 === 0 ? part : <span class="arrow">{part}</span>))}</>;
}
