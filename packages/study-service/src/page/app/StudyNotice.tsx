import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { mayTakeFocus } from '../browser/mayTakeFocus.ts';
import type { StudyFacts } from '../sender/participantApi.ts';
import type { MessageSelector } from '../words/messages.ts';
import { langOf } from './presentStudy.ts';
import { directionOfPage, StudyLanguage, useStudyText } from '../words/studyText.tsx';
import { PageMessage } from '../words/PageMessage.tsx';

interface Props {
  readonly study: StudyFacts | null;
  readonly title: MessageSelector;
  /** Text of the study; empty if there is none. */
  readonly text: string;
  readonly children?: ComponentChildren;
}

/** Shows a page without a question that has a text of the study. */
export function StudyNotice({ study, title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (mayTakeFocus(window)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main class="card notice" dir={directionOfPage(study?.language ?? null, text)} lang={langOf(study)}>
      <h1 ref={heading} tabIndex={-1}>
        <PageMessage of={title} />
      </h1>
      {text === '' ? null : (
        <StudyLanguage.Provider value={study?.language ?? null}>
          <Message text={text} />
        </StudyLanguage.Provider>
      )}
      {children}
    </main>
  );
}

function Message({ text }: { readonly text: string }) {
  const studyText = useStudyText();
  return <p class="message" {...studyText(text)} />;
}
