import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { drawReadIds, type Store } from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guideWith, mediaName, pngFile } from '../../media/files.ts';
import { temporaryFolder } from '../../host/temporaryFolder.ts';
import { folderStore } from '../../../packages/study-service/src/node/media/folderStore.ts';
import { sweepStudyMedia } from '../../../packages/study-service/src/studyMedia/sweepStudyMedia.ts';
import { storeKinds, type TestDatabase } from '../stores.ts';

const day = 24 * 60 * 60 * 1000;
const [used, unused] = [mediaName(pngFile(1, 1)), mediaName(pngFile(2, 1))];
const piece = { number: 1, bytes: 5, sha256: 'a'.repeat(64) };

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`pictures and videos in a store: ${name}`, () => {
    let database: TestDatabase;
    let store: Store;

    beforeEach(async () => {
      database = await create();
      store = await openStore(database);
      const member = {
        id: 'o-member',
        name: 'O',
        email: 'o@example.com',
        isMember: true,
        canLaunch: true,
        walletIds: null,
        keys: [],
      };
      expect(await store.start([{ id: 'o', name: 'O', walletBilling: false, wallets: [], members: [member] }], 1)).toBe(
        true,
      );
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });
    afterAll(end);

    async function keep(file: string, at: number): Promise<string> {
      const object = randomUUID();
      expect(await store.mediaFiles.begin({ organizationId: 'o', object, name: file }, at)).toBe('begun');
      await store.mediaFiles.complete(object, [piece], at);
      return object;
    }

    it('are complete once, found by their organization, and summed', async () => {
      const { mediaFiles } = store;
      const object = await keep(used, 1);
      const again = randomUUID();
      await mediaFiles.begin({ organizationId: 'o', object: again, name: used }, 2);
      expect(await mediaFiles.find('o', used)).toEqual({
        organizationId: 'o',
        object,
        name: used,
        bytes: 5,
        pieces: [piece],
      });
      expect(await mediaFiles.complete(again, [piece], 3)).toBe('known');
      expect(await mediaFiles.touch('o', [used, unused], 4)).toEqual([used]);
      expect(await mediaFiles.touch('other', [used], 4)).toEqual([]);
      expect(await mediaFiles.find('other', used)).toBe(null);
      expect(await mediaFiles.bytesOf('o')).toBe(5);
      expect(await mediaFiles.bytesOf('other')).toBe(0);
    });

    it('are swept a day after nothing used them, with their bytes; those of a study stay', async () => {
      const { mediaFiles } = store;
      const folder = join(await temporaryFolder(), 'media');
      const media = folderStore(folder);
      for (const file of [used, unused]) {
        const object = await keep(file, 1);
        await media.put(`o/${object}/000001-${piece.sha256}`, Buffer.from('bytes'));
      }
      await mediaFiles.begin({ organizationId: 'o', object: randomUUID(), name: unused }, 1);
      const guide = CreateStudyRequest.parse(guideWith([`media:${used}`]));
      const id = randomUUID();
      const readIds = drawReadIds(guide, randomUUID);
      const study = { id, linkId: 'link', guide, readIds, createdBy: 'o-member', createdAt: 1 };
      expect(await store.organization('o').createStudy(study)).toBe('created');
      await sweepStudyMedia(mediaFiles, media, day);
      expect(readdirSync(join(folder, 'o'))).toHaveLength(2);
      await sweepStudyMedia(mediaFiles, media, day + 2);
      expect(await mediaFiles.find('o', used)).not.toBe(null);
      expect(await mediaFiles.find('o', unused)).toBe(null);
      expect(readdirSync(join(folder, 'o'))).toHaveLength(1);
      await sweepStudyMedia(mediaFiles, media, 100 * day);
      expect(await mediaFiles.find('o', used)).not.toBe(null);
      expect(existsSync(folder)).toBe(true);
    });
  });
}
