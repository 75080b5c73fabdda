import type { ApiFailure, ErrorCode } from '@guide-studio/api-contract';
import type { HostMessage } from './messages.ts';

const lookFirst = 'Look at the list of studies before you send it again, so that nothing is made twice.';

/** One sentence and one next step per code of the API's error table. */
const refusals: Readonly<Record<ErrorCode, HostMessage>> = {
  invalid_json: {
    what: 'The service could not read the guide: it is not valid JSON.',
    next: 'Correct the file in a text editor, then publish again. Nothing was created.',
  },
  invalid_request_body: {
    what: 'The service refused the guide: a field is missing or has the wrong form.',
    next: 'Go through the problems below, correct each one, then publish again. Nothing was created.',
  },
  invalid_study_guide: {
    what: 'The service refused the guide: it breaks a rule between its questions.',
    next: 'Go through the problems below, correct each one, then publish again. Nothing was created.',
  },
  bad_request: {
    what: 'The service refused a part of the request, such as a page, a time or a response number.',
    next: 'Reset the filter and load the answers again.',
  },
  wallet_required: {
    what: 'Your organization has several wallets, and no wallet was named for this launch.',
    next: 'Choose a wallet, then launch again. The study is still a draft.',
  },
  insufficient_credits: {
    what: 'The wallet cannot pay for this study: its balance or its limit for you is used up.',
    next: 'Choose another wallet, or have credits added to this one. The study is still a draft.',
  },
  missing_api_key: {
    what: 'The service got no API key with the request.',
    next: 'Open Connections and enter the key of this connection again.',
  },
  invalid_api_key: {
    what: 'The service does not accept the API key of this connection.',
    next: 'Open Connections and enter a valid key. Ask your organization for a new one if you have none.',
  },
  unauthorized: {
    what: 'The service wants you to sign in with an API key.',
    next: 'Open Connections and enter a valid key for this connection.',
  },
  forbidden: {
    what: 'The owner of this API key is not a member of the organization it belongs to.',
    next: 'Ask the organization for a new key, then enter it under Connections.',
  },
  launch_permission_denied: {
    what: 'You are not allowed to launch this study.',
    next: 'Ask somebody with this permission to launch it, or to give it to you. The study is still a draft.',
  },
  wallet_access_denied: {
    what: 'You have no access to the wallet that was chosen.',
    next: 'Choose another wallet, or ask for access to this one. The study is still a draft.',
  },
  study_not_found: {
    what: 'The service knows no such study in your organization.',
    next: 'Check that the right connection is chosen. If the study was removed, publish the guide again.',
  },
  response_not_found: {
    what: 'The service knows no such response in this study.',
    next: 'Load the list of responses again and open it from there.',
  },
  not_found: {
    what: 'There is no study service at the address of this connection, or it is another version.',
    next: 'Check the address under Connections.',
  },
  concurrent_modification: {
    what: 'The service was changing the same data at that moment and created nothing.',
    next: 'Publish again.',
  },
  study_busy: {
    what: 'The service is still working on this study.',
    next: 'Wait a moment, then launch again. The study is still as it was.',
  },
  conflict: {
    what: 'The study was changed or launched at the same moment, or is live with another wallet.',
    next: 'Load the list of studies, look at the state of this one, and launch again if it is still a draft.',
  },
  internal_error: {
    what: 'The service failed inside.',
    next: 'Try again in a while. If it stays, show this message to whoever runs the service.',
  },
};

/** What a failed call to the API means for the person at the editor, in English. */
export function apiMessage(failure: ApiFailure): HostMessage {
  const { what, next } = failure.kind === 'refused' ? refusals[failure.code] : otherMessageOf(failure);
  return { what, next: failure.mayHaveHappened ? `${next} ${lookFirst}` : next };
}

function otherMessageOf(failure: Exclude<ApiFailure, { kind: 'refused' }>): HostMessage {
  switch (failure.kind) {
    case 'unknownStatus':
      return {
        what: `The service answered with the unknown status ${failure.status}${named(failure.code)}.`,
        next: 'Try again in a while. If it stays, show this status to whoever runs the service.',
      };
    case 'network':
      return {
        what: 'The service could not be reached.',
        next: 'Check your network and the address under Connections, then try again.',
      };
    case 'redirected':
      return {
        what: 'The service sent the request on to another address. Your API key was not sent there.',
        next: 'Ask for the exact address of the service and enter it under Connections.',
      };
    case 'timeout':
      return {
        what: `The service did not answer within ${Math.max(1, Math.round(failure.milliseconds / 1000))} seconds.`,
        next: 'Try again when the service or your network is faster.',
      };
    case 'notJson':
      return {
        what: `The answer (status ${failure.status}) is none of a study service. Perhaps a proxy or a sign-in page gave it.`,
        next: 'Check the address under Connections, and open it in your browser to see what answers there.',
      };
    case 'unexpectedBody':
      return {
        what: `The answer of the service lacks something the editor needs${at(failure.path)}.`,
        next: 'The service may be of another version. Show this message to whoever runs it.',
      };
    case 'tooLarge':
      return {
        what: `The answer of the service is larger than ${megabytes(failure.limitBytes)} and was not read to its end.`,
        next: 'Ask whoever runs the service why.',
      };
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))} MB`;
}

function named(code: string | undefined): string {
  return code === undefined ? '' : ` (${code})`;
}

function at(path: readonly (string | number)[]): string {
  return path.length === 0 ? '' : ` at ${path.join('.')}`;
}
