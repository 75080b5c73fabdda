import type { ApiFailure, ErrorCode } from '@guide-studio/api-contract';
import { hostMessageOf } from '@guide-studio/host/common';

const checkKey = 'Check GUIDE_API_KEY, or the key of the connection in the editor.';
const checkAddress = 'Check the address after --base-url or in GUIDE_API_URL.';
const checkOperator =
  'Check that the address after --base-url or in GUIDE_API_URL is that of a study service. If it is, show this message to its operator.';
const fixFirst = 'Fix the guide as guide validate says, then run this command again. Nothing was created.';
const wallet = 'Specify another one with --wallet; guide wallets lists those you may use. The study is still a draft.';
const lookFirst = 'Run guide studies before you run this command again, so that nothing is created twice.';

/** Next steps for the command line; the host's sentences refer to the editor's window. */
const nextSteps: Readonly<Record<ErrorCode, string>> = {
  invalid_json: fixFirst,
  invalid_request_body: fixFirst,
  invalid_study_guide: fixFirst,
  bad_request: 'Check the ids and options of this command.',
  wallet_required: 'Specify one with --wallet; guide wallets lists them. The study is still a draft.',
  insufficient_credits: wallet,
  missing_api_key: checkKey,
  invalid_api_key: `${checkKey} Ask your organization for a new one if you have none.`,
  unauthorized: checkKey,
  forbidden: 'Ask the organization for a new key, then set GUIDE_API_KEY to it.',
  launch_permission_denied: 'Ask a colleague who has this permission to launch it, or to give it to you.',
  wallet_access_denied: wallet,
  study_not_found: 'Check the id; guide studies lists what there is. Check --base-url and GUIDE_API_KEY too.',
  response_not_found: 'Check the number or id of the interview.',
  not_found: checkAddress,
  concurrent_modification: 'Run this command again.',
  study_busy: 'Wait a moment, then run this command again.',
  conflict: 'Run guide studies, then run this command again if the study is still a draft.',
  internal_error: 'Try again later. If that does not help, show this message to the operator of the service.',
};

function nextOf(failure: ApiFailure, ofEditor: string): string {
  switch (failure.kind) {
    case 'refused':
      return nextSteps[failure.code];
    case 'wrongAddress':
      return checkAddress;
    case 'network':
      return failure.cause === 'certificate'
        ? `${checkAddress} Or show this message to the operator of the service.`
        : `Check your network and whether the service runs. ${checkAddress}`;
    case 'redirected':
      return 'Ask for the exact address of the service, and specify it with --base-url or GUIDE_API_URL.';
    case 'notJson':
      return `${checkAddress} Open it in a browser to see what is there.`;
    case 'tooLarge':
      return failure.element === undefined
        ? checkOperator
        : 'Read the interviews one by one with guide responses STUDY NUMBER, and show this message to the operator of the service.';
    default:
      return ofEditor;
  }
}

/** Returns why a request failed and what to do next, then one line per problem that the service reported. */
export function failureLines(failure: ApiFailure): readonly string[] {
  const { what, next } = hostMessageOf({ code: 'api', failure: { ...failure, mayHaveHappened: false } });
  const steps = failure.mayHaveHappened ? `${nextOf(failure, next)} ${lookFirst}` : nextOf(failure, next);
  const issues = failure.kind === 'refused' ? (failure.issues ?? []) : [];
  return [`${what} ${steps}`, ...issues.map(({ message }) => `  ${message}`)];
}
