import type { ConnectionCheck } from '@guide-studio/host/common';

type Names = Readonly<Record<ConnectionCheck['name'], string>>;

const outcomes: Readonly<Record<ConnectionCheck['outcome'], Names>> = {
  works: {
    address: 'Something answers there.',
    certificate: 'It is valid for this computer.',
    service: 'It is a service of Guide Studio.',
    key: 'The service accepts it.',
    participants: 'They get their page there.',
  },
  failed: {
    address: 'Nothing answers there.',
    certificate: 'It is not valid for this computer.',
    service: 'What answers there is no service.',
    key: 'The service refuses it.',
    participants: 'They do not get their page there.',
  },
  notNeeded: {
    address: 'Not needed.',
    certificate: 'None is needed on this computer.',
    service: 'Not needed.',
    key: 'Not needed.',
    participants: 'Not needed.',
  },
  otherProject: {
    address: '',
    certificate: '',
    service:
      'It has the public API, but is no service of Guide Studio: translations, pausing and numbers are not here.',
    key: '',
    participants: '',
  },
  notTested: {
    address: 'Not tested.',
    certificate: 'Not tested, because nothing was reached.',
    service: 'Not tested, because nothing was reached.',
    key: 'Not tested, because no service was reached.',
    participants: 'Not tested: only a service of Guide Studio says where their page is.',
  },
};

/** The test of a connection. */
export const connectionTest = {
  open: 'Test connection',
  title: (name: string) => `Test “${name}”`,
  testing: 'Testing …',
  again: 'Test again',
  back: 'Back to the connections',
  sound: 'This connection works.',
  unsound: 'This connection does not work yet.',
  names: {
    address: 'Address.',
    certificate: 'Certificate.',
    service: 'Service.',
    key: 'Key.',
    participants: 'Participants.',
  } satisfies Names,
  outcomes,
  /** What to do where the message of the failure does not say it. */
  next: {
    address: '',
    certificate:
      'On your own server, look into “docker compose logs caddy”: the name must lead to that computer, and its port 80 must be open. Otherwise ask who runs the service. Do not send the key anywhere until this works.',
    service: '',
    key: 'Make another key at the service, then enter it with “Enter a new key” in the menu of the connection.',
    participants:
      'The service was started without the page. On your own server, build its image again from the whole folder of Guide Studio.',
  } satisfies Names,
};
