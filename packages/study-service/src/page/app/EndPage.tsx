import type { EndStep } from '@guide-studio/interview-engine';
import { messages } from './messages.ts';
import { NoticePage } from './NoticePage.tsx';

/** The end. The step comes from the service, so everything before it has arrived there. */
export function EndPage({ step }: { readonly step: EndStep }) {
  const text = step.message === '' ? messages.ended.close : `${step.message}\n\n${messages.ended.close}`;
  return <NoticePage title={messages.ended[step.outcome]} text={text} />;
}
