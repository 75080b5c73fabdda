import type { AddressFault, ApiFailure, ErrorCode, NetworkCause } from '@guide-studio/api-contract';
import type { HostMessage } from './messages.types.ts';

const lookFirst = 'Check the list of studies before you send it again, so that nothing is created twice.';

/** One sentence and one next step for each code of the API's error table. */
const refusals: Readonly<Record<ErrorCode, HostMessage>> = {
  invalid_json: {
    what: 'The service could not read the guide: it is not valid JSON.',
    next: 'Correct the file in a text editor, then publish again. Nothing was created.',
  },
  invalid_request_body: {
    what: 'The service rejected the guide: a field is missing or invalid.',
    next: 'Fix the problems below, then publish again. Nothing was created.',
  },
  invalid_study_guide: {
    what: 'The service rejected the guide: it breaks a rule.',
    next: 'Fix the problems below, then publish again. Nothing was created.',
  },
  bad_request: {
    what: 'The service rejected a part of the request, such as a page, a time or the number of an interview.',
    next: 'Reset the filter and load the answers again.',
  },
  wallet_required: {
    what: 'Your organization has several wallets, and none was chosen for this launch.',
    next: 'Choose a wallet, then launch again. The study is still a draft.',
  },
  insufficient_credits: {
    what: 'The wallet cannot pay for this study: its balance or its limit for you is used up.',
    next: 'Choose another wallet, or have credits added to this one. The study is still a draft.',
  },
  missing_api_key: {
    what: 'The service received no API key.',
    next: 'Open Connections and enter the key of this connection again.',
  },
  invalid_api_key: {
    what: 'The service does not accept the API key of this connection.',
    next: 'Open Connections and enter a valid key. Ask your organization for a new one if you have none.',
  },
  unauthorized: {
    what: 'The service requires an API key.',
    next: 'Open Connections and enter a valid key for this connection.',
  },
  forbidden: {
    what: 'The owner of this API key is not a member of the organization it belongs to.',
    next: 'Ask the organization for a new key, then enter it under Connections.',
  },
  launch_permission_denied: {
    what: 'You are not allowed to launch this study.',
    next: 'Ask a colleague who has this permission to launch it, or to give it to you. The study is still a draft.',
  },
  wallet_access_denied: {
    what: 'You have no access to the chosen wallet.',
    next: 'Choose another wallet, or ask for access to this one. The study is still a draft.',
  },
  study_not_found: {
    what: 'The service has no such study in your organization.',
    next: 'Check that the right connection is chosen. If the study was removed, publish the guide again.',
  },
  response_not_found: {
    what: 'The service has no such interview in this study.',
    next: 'Load the answers again and open the interview from there.',
  },
  not_found: {
    what: 'There is no study service at the address of this connection, or its version is not supported.',
    next: 'Check the address under Connections.',
  },
  concurrent_modification: {
    what: 'The same data was being changed at that moment, so the service created nothing.',
    next: 'Publish again.',
  },
  study_busy: {
    what: 'The service is still working on this study.',
    next: 'Wait a moment, then launch again. The study has not changed.',
  },
  conflict: {
    what: 'The study was changed or launched at the same moment, or is live with another wallet.',
    next: 'Reload the list of studies, and launch this one again if it is still a draft.',
  },
  internal_error: {
    what: 'The service had an internal error.',
    next: 'Try again later. If that does not help, show this message to the operator of the service.',
  },
};

/** What is wrong with the address of a service. */
export const addressFaults: Readonly<Record<AddressFault, HostMessage>> = {
  notAUrl: {
    what: 'This is not the address of a service.',
    next: 'Enter it like https://service.example, without a ? or #.',
  },
  notHttps: {
    what: 'The address is not encrypted, so others could read your API key.',
    next: 'Enter an address that begins with https. Plain http is allowed for this computer only.',
  },
  credentials: {
    what: 'The address contains a user name or a password.',
    next: 'Remove the part before the @. The key has its own field.',
  },
};

/** Why the service was not reached. */
const unreachable: Readonly<Record<NetworkCause, HostMessage>> = {
  name: {
    what: 'The service could not be reached: its name was not found.',
    next: 'Check the address under Connections and your network, then try again.',
  },
  connection: {
    what: 'The service could not be reached: nothing answers at its address.',
    next: 'Check the address and its port under Connections, and whether the service runs, then try again.',
  },
  certificate: {
    what: 'The service could not be reached safely: its certificate is not valid for this computer. Nothing was sent.',
    next: 'Check the address under Connections, or show this message to the operator of the service.',
  },
  unknown: {
    what: 'The service could not be reached.',
    next: 'Check your network and the address under Connections, then try again.',
  },
};

/** Returns what a failed API call means for the user of the editor, in English. */
export function apiMessage(failure: ApiFailure): HostMessage {
  const { what, next } = failure.kind === 'refused' ? refusals[failure.code] : otherMessageOf(failure);
  return { what, next: failure.mayHaveHappened ? `${next} ${lookFirst}` : next };
}

function otherMessageOf(failure: Exclude<ApiFailure, { kind: 'refused' }>): HostMessage {
  switch (failure.kind) {
    case 'unknownStatus':
      return {
        what: `The service answered with the unknown status ${failure.status}${named(failure.code)}.`,
        next: 'Try again later. If that does not help, show this status to the operator of the service.',
      };
    case 'wrongAddress':
      return addressFaults[failure.reason];
    case 'network':
      return unreachable[failure.cause];
    case 'redirected':
      return {
        what: 'The service redirected the request to another address. Your API key was not sent there.',
        next: 'Ask for the exact address of the service and enter it under Connections.',
      };
    case 'timeout':
      return {
        what: `The service did not answer within ${Math.max(1, Math.round(failure.milliseconds / 1000))} seconds.`,
        next: 'Try again later, or check your network.',
      };
    case 'notJson':
      return {
        what: `The answer (status ${failure.status}) did not come from a study service. It may be from a proxy or a sign-in page.`,
        next: 'Check the address under Connections, and open it in your browser to see what is there.',
      };
    case 'unexpectedBody':
      return {
        what: `The service’s answer lacks something the editor needs${at(failure.path)}.`,
        next: 'The service may be a different version. Show this message to its operator.',
      };
    case 'tooLarge':
      return failure.element === undefined
        ? {
            what: `The service’s answer is larger than ${megabytes(failure.limitBytes)} and was not read completely.`,
            next: 'Check that the address under Connections is that of a study service. If it is, show this message to its operator.',
          }
        : {
            what: `One interview is larger than ${megabytes(failure.limitBytes)}, so the answers were not read completely.`,
            next: 'Read the interviews one by one on the command line with guide responses STUDY NUMBER, and show this message to the operator of the service.',
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
