import { createApiClient, type Fetch } from '@guide-studio/api-client';
import type { ServiceCapabilities, TriedProbe } from '@guide-studio/api-contract';
import {
  type ApiFailure,
  done,
  failed,
  type HostError,
  type HostImplementation,
  type HostResult,
  parseGuide,
  type Publication,
  type Study,
  type StudyCandidate,
} from '../../common/index.ts';
import type { Connections, ThisComputer } from '../connecting/connections.ts';
import type { Machine } from '../machine/machine.ts';
import { createMediaFiles, type MediaFiles } from '../media/mediaFiles.ts';
import type { ReachableFile, Workspace } from '../workspace/workspace.ts';
import { fingerprintOfText } from './fingerprintOfText.ts';
import { intake } from './intake.ts';
import { recordings } from './recordings.ts';
import { createRecordingTickets, type RecordingTickets } from './recordingTickets.ts';
import { openInterviews } from './openInterviews.ts';
import { studyTranslations } from './studyTranslations.ts';
import { rehearsals } from './rehearsals.ts';
import { sendFitting } from './sendFitting.ts';
import { sendMedia } from './sendMedia.ts';
import { sentText } from './sentText.ts';
import { createPublications } from './publications.ts';
import { ask, type ServiceConnection } from './serviceConnection.ts';
import { unlessAbsent } from './unlessAbsent.ts';
import { shown } from './shown.ts';

/** What publishing needs of the host. */
export interface PublishingOptions {
  readonly machine: Machine;
  readonly workspace: Workspace;
  readonly connections: Pick<Connections, 'access'>;
  readonly fetch: Fetch;
  readonly timeoutMs?: number;
  readonly thisComputer?: ThisComputer;
  /** Default: the files beside each guide only. */
  readonly media?: Pick<MediaFiles, 'read'>;
  /** Default: own ones, which nobody reads. */
  readonly tickets?: RecordingTickets;
  /** Delays before each look for a study whose creation was interrupted. */
  readonly lookDelaysMs?: readonly number[];
}

type PublishingMethod =
  | Extract<keyof HostImplementation, `study.${string}` | `wallet.${string}` | `service.${string}`>
  | `translations.${'suggest' | 'taken' | 'ofStudy' | 'send'}`;

interface Draft {
  readonly place: ReachableFile;
  readonly text: string;
  readonly connection: ServiceConnection;
}

/** 0, 2, 5 and 15 seconds after the failure. */
const defaultLookDelaysMs = [0, 2000, 3000, 10_000];

/** Returns the `service.*`, `wallet.*` and `study.*` methods. The request that creates a draft is sent only once. */
export function publishing(options: PublishingOptions): Pick<HostImplementation, PublishingMethod> {
  const { machine, workspace, connections, fetch, timeoutMs = 30_000 } = options;
  const media = options.media ?? createMediaFiles(machine, null);
  const publications = createPublications(machine);
  const running = new Set<string>();

  async function connect(): Promise<HostResult<ServiceConnection>> {
    const access = await connections.access();
    if (!access.ok) return access;
    const { baseUrl, apiKey } = access.value;
    return done({ access: access.value, client: createApiClient({ baseUrl, apiKey, fetch, timeoutMs }) });
  }

  async function once<T>(key: string, work: () => Promise<HostResult<T>>): Promise<HostResult<T>> {
    if (running.has(key)) return failed({ code: 'alreadyRunning' });
    running.add(key);
    try {
      return await work();
    } finally {
      running.delete(key);
    }
  }

  async function prepare(file: string, text: string): Promise<HostResult<Draft>> {
    const place = await workspace.resolve(file);
    if (!place.ok) return place;
    const connection = await connect();
    if (!connection.ok) return connection;
    // Check the notes file first: other users would not see a study that is not recorded.
    const notes = await publications.read(place.value);
    return notes.ok ? done({ place: place.value, text, connection: connection.value }) : notes;
  }

  async function record(draft: Draft, study: { readonly id: string; readonly linkId: string }, createdAt: string) {
    return await publications.note(draft.place, {
      studyId: study.id,
      linkId: study.linkId,
      status: 'draft',
      baseUrl: draft.connection.access.baseUrl,
      hash: await fingerprintOfText(draft.text),
      createdAt,
    });
  }

  async function create(draft: Draft): Promise<HostResult<Publication>> {
    const { client } = draft.connection;
    const withMedia = await sendMedia({ media, fetch, timeoutMs }, draft.connection, draft.place, draft.text);
    if (!withMedia.ok) return withMedia;
    const before = await client.call('listStudies', {});
    if (!before.ok) return failed({ code: 'api', failure: { ...before.failure, mayHaveHappened: false } });
    const created = await client.call('createStudy', { bodyText: sentText(draft.text) });
    if (created.ok) {
      const publication = await record(draft, created.value, new Date(machine.now()).toISOString());
      await sendTranslations(created.value.id, draft);
      return done(publication);
    }
    if (!created.failure.mayHaveHappened) return failed({ code: 'api', failure: created.failure });
    const known = new Set(before.value.studies.map(({ id }) => id));
    return failed(await lookForStudy(draft, known, created.failure));
  }

  async function sendTranslations(studyId: string, draft: Draft): Promise<void> {
    const parsed = parseGuide(draft.text);
    await sendFitting(studyId, async () => (parsed.ok ? parsed.value : null), { ...draft, machine, fetch, timeoutMs });
  }

  /** What was translated since the draft was created. A live study gets nothing that was not looked at. */
  async function sendToDraft(place: ReachableFile, studyId: string, connection: ServiceConnection): Promise<void> {
    const list = await publications.read(place);
    const known = list.ok ? list.value.find((each) => each.studyId === studyId) : undefined;
    if (known?.status !== 'draft') return;
    const guideOf = async () => {
      const sent = await connection.client.call('getStudyGuide', { params: { studyId } });
      return sent.ok ? sent.value.guide : null;
    };
    await sendFitting(studyId, guideOf, { machine, place, connection, fetch, timeoutMs });
  }

  async function lookForStudy(draft: Draft, known: ReadonlySet<string>, failure: ApiFailure): Promise<HostError> {
    let candidates: readonly StudyCandidate[] = [];
    const title = titleOf(draft.text);
    for (const delay of options.lookDelaysMs ?? defaultLookDelaysMs) {
      await machine.sleep(delay);
      const now = await draft.connection.client.call('listStudies', {});
      if (!now.ok) continue;
      candidates = now.value.studies.filter((study) => !known.has(study.id) && study.title === title).map(candidateOf);
      if (candidates.length > 0) break;
    }
    return { code: 'outcomeUnknown', failure, candidates, earlierIds: [...known] };
  }

  return {
    'wallet.list': async () => await ask(await connect(), async (client) => await client.call('listWallets', {})),
    'service.capabilities': async () => {
      const answer = await ask<ServiceCapabilities | null>(
        await connect(),
        async (client) => await unlessAbsent(client.call('getCapabilities', {}), null),
      );
      return answer.ok ? done({ capabilities: answer.value }) : answer;
    },
    'service.tryProbe': async (asked) => {
      const answer = await ask<TriedProbe | null>(
        await connect(),
        async (client) => await unlessAbsent(client.call('tryProbe', { body: asked }), null),
      );
      return answer.ok ? done({ tried: answer.value }) : answer;
    },
    'study.list': async () => await ask(await connect(), async (client) => await client.call('listStudies', {})),
    'study.questions': async ({ studyId }) =>
      await ask(await connect(), async (client) => await client.call('getStudyQuestions', { params: { studyId } })),
    'study.responses': async ({ studyId, page, perPage, updatedSince }) => {
      const query = { page, perPage, ...(updatedSince === null ? {} : { updatedSince }) };
      const list = await ask(
        await connect(),
        async (client) => await client.call('listResponses', { params: { linkId: studyId }, query }),
      );
      return list.ok ? done({ responses: list.value }) : list;
    },
    'study.create': async ({ file, text }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      return await once(place.value.path, async () => {
        const draft = await prepare(file, text);
        return draft.ok ? await create(draft.value) : draft;
      });
    },
    'study.adopt': async ({ file, text, studyId }) => {
      const draft = await prepare(file, text);
      if (!draft.ok) return draft;
      const list = await draft.value.connection.client.call('listStudies', {});
      if (!list.ok) return failed({ code: 'api', failure: list.failure });
      const study = list.value.studies.find(({ id }) => id === studyId);
      if (study === undefined) return failed({ code: 'api', failure: unknownStudy });
      const publication = await record(draft.value, study, study.createdAt);
      await sendTranslations(study.id, draft.value);
      return done(publication);
    },
    'study.launch': async ({ file, studyId, walletId }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      return await once(`launch ${studyId}`, async () => {
        const connection = await connect();
        if (connection.ok) await sendToDraft(place.value, studyId, connection.value);
        const launched = await ask(connection, async (client) => {
          return await client.call('launchStudy', { params: { studyId }, body: { walletId } });
        });
        if (launched.ok) await noteLaunch(place.value, launched.value);
        return launched;
      });
    },
    ...intake({ connect, fetch, timeoutMs }),
    ...openInterviews(options),
    ...studyTranslations({ connect, fetch, timeoutMs }),
    ...rehearsals({ connect, fetch, timeoutMs, sleep: machine.sleep }),
    ...shown(connect),
    ...recordings(connect, options.tickets ?? createRecordingTickets(machine, fetch)),
    'study.publications': async ({ file }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const list = await publications.read(place.value);
      return list.ok ? done({ publications: list.value }) : list;
    },
  };

  async function noteLaunch(place: ReachableFile, launched: { id: string; linkId: string; selfRecruitLink: string }) {
    const list = await publications.read(place);
    const known = list.ok ? list.value.find(({ studyId }) => studyId === launched.id) : undefined;
    if (known === undefined) return;
    const { linkId, selfRecruitLink } = launched;
    await publications.note(place, { ...known, linkId, selfRecruitLink, status: 'live' });
  }
}

const unknownStudy: ApiFailure = {
  kind: 'refused',
  status: 404,
  code: 'study_not_found',
  error: 'The list of studies does not contain this study.',
  mayHaveHappened: false,
};

function candidateOf({ id, linkId, title, createdAt }: Study): StudyCandidate {
  return { id, linkId, title, createdAt };
}

function titleOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly title?: unknown } | null)?.title;
  } catch {
    return undefined;
  }
}
