import { done, failed } from '@guide-studio/host/common';
import type { studyMethods } from '../../packages/host/src/common/contract/studies.ts';
import type { MethodsOf } from './memoryState.ts';

const noConnection = async () => failed({ code: 'noConnection' });
const unknownConnection = async ({ connectionId }: { readonly connectionId: string }) =>
  failed({ code: 'unknownConnection', connectionId });

/** Answers that there is no connection to a service. */
export const studies: MethodsOf<typeof studyMethods> = {
  'connection.list': async () => done({ connections: [], chosen: null }),
  'connection.add': noConnection,
  'connection.setKey': unknownConnection,
  'connection.choose': unknownConnection,
  'connection.test': unknownConnection,
  'connection.rename': unknownConnection,
  'connection.remove': unknownConnection,
  'wallet.list': noConnection,
  'service.capabilities': noConnection,
  'service.openInterviews': async () => done({ studies: 0, interviews: 0 }),
  'service.tryProbe': noConnection,
  'study.list': noConnection,
  'study.questions': noConnection,
  'study.responses': noConnection,
  'study.response': noConnection,
  'study.shown': noConnection,
  'study.recordings': noConnection,
  'study.recorded': noConnection,
  'study.jobs': noConnection,
  'archive.begin': noConnection,
  'archive.state': async () => failed({ code: 'archivingStopped' }),
  'archive.stop': async () => done(null),
  'study.settings': noConnection,
  'study.create': noConnection,
  'study.adopt': noConnection,
  'study.launch': noConnection,
  'study.intake': async () => done(null),
  'study.setIntake': noConnection,
  'study.rehearsal': async () => done(null),
  'study.rehearsalGuide': noConnection,
  'study.rehearse': noConnection,
  'study.deleteRehearsal': noConnection,
  'study.publications': async () => done({ publications: [] }),
};
