import { type SuggestedTranslations, SuggestTranslationsRequest } from '@guide-studio/api-contract';
import { refusal } from '../answer.ts';
import type { Handler } from '../call.ts';
import { zodIssues } from '../reportedIssues.ts';

/** Lets the model of this service translate texts, and stores nothing. Not part of the specification. */
export const suggestTranslations: Handler = async ({ service, caller, readBody }) => {
  const sent = await readBody();
  if (sent.kind === 'refused') return sent.answer;
  if (sent.kind === 'absent') return refusal('invalid_json');
  const read = SuggestTranslationsRequest.safeParse(sent.value);
  if (!read.success) return refusal('invalid_request_body', { issues: zodIssues(read.error, sent.value) });
  const { texts, ...languages } = read.data;
  const outcomes = await service.translator?.suggest(caller.organizationId, texts, languages);
  const body: SuggestedTranslations =
    outcomes === undefined || outcomes === null
      ? { outcome: outcomes === null ? 'limited' : 'none', texts: [] }
      : {
          outcome: 'asked',
          texts: outcomes.map((one) =>
            'text' in one ? { text: one.text, fault: null } : { text: null, fault: one.fault },
          ),
        };
  return { status: 200, body };
};
