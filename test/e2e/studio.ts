import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createNodeHost,
  type NetworkUser,
  type PartUser,
  sessionKeyStore,
  type ThisComputer,
} from '@guide-studio/host/node';
import { type ChangeableService, startChangeableService } from '../../packages/cli/src/studio/changeableService.ts';
import { pageTest } from './pageTest.ts';
import { serve, type Served } from './serve.ts';
import { fill, newPlaces, readersOf, type Studio, startStudio, type StudioProcess } from './studioProcess.ts';

const pageDir = fileURLToPath(new URL('../../packages/study-service/dist/page', import.meta.url));

interface Fixtures {
  readonly running: { readonly studio: Studio; readonly served: Served };
  readonly studio: Studio;
}

/** A test with a studio on the real file system, in folders of its own. It fails if the studio prints something. */
export const test = pageTest.extend<Fixtures>({
  running: async ({ guides, contents }, use) => {
    const places = newPlaces();
    fill(places.folder, guides, contents);
    const printed: string[] = [];
    const service = serviceOnDemand(join(places.home, 'study-service.db'), (line) => printed.push(line));
    const host = await createNodeHost({
      ...places,
      kind: 'browser',
      version: '0.0.0',
      keyStore: sessionKeyStore(),
      thisComputer: service.connection,
      partUser: service.user,
      networkUser: service.network,
      // Other addresses of this machine that only it reaches.
      machine: { networkAddresses: () => ['127.0.0.2', '127.0.0.3'].map((address) => ({ address, card: 'test0' })) },
      onBug: (method, cause) => printed.push(`${method}: ${cause instanceof Error ? cause.stack : String(cause)}`),
    });
    const served = await serve(host.dispatch, host.readRecording);
    await use({ studio: { ...places, ...readersOf(places), url: served.url }, served });
    await served.close();
    await host.close();
    await service.close();
    rmSync(dirname(places.folder), { recursive: true, force: true });
    if (printed.length > 0) throw new Error(`The studio printed:\n${printed.join('\n')}`);
  },
  studio: async ({ running }, use) => await use(running.studio),
  served: async ({ running }, use) => await use(running.served),
});

/** The service of this computer, which starts when it is asked for. */
function serviceOnDemand(database: string, print: (line: string) => void) {
  let service: Promise<ChangeableService> | null = null;
  const started = async (): Promise<ChangeableService> => {
    service ??= startChangeableService(
      { database, pageDir, report: print, log: print },
      { model: null, transcriber: null },
    );
    return await service;
  };
  const connection: ThisComputer = async () => await (await started()).connection();
  const user: PartUser = {
    test: async (kind, part) => await (await started()).user.test(kind, part),
    faults: async () => await (await started()).user.faults(),
    use: async (parts) => await (await started()).user.use(parts),
  };
  const network: NetworkUser = {
    now: async () => await (await started()).network.now(),
    listen: async (place) => await (await started()).network.listen(place),
  };
  return { connection, user, network, close: async () => await (await service)?.close() };
}

/** A test with a studio that `guide edit` started in a process of its own. */
export const processTest = pageTest.extend<{ readonly studio: StudioProcess }>({
  studio: async ({ guides, contents }, use) => {
    const studio = await startStudio(guides, contents);
    await use(studio);
    await studio.stop();
  },
  served: async ({ studio }, use) => {
    const { url } = studio;
    await use({ url, begin: null, close: async () => undefined });
  },
});

export { atRest, boxAtRest, Editor } from './editorPage.ts';
export { expect } from './pageTest.ts';
export { type Contents, ownGuide } from './serve.ts';
export { startStudio, type Studio, type StudioProcess } from './studioProcess.ts';
