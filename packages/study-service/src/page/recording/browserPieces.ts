import { createPieceMemory, type PieceStore } from './pieceStore.ts';
import type { Piece, Take } from './take.ts';

const name = 'guide-studio.recordings';

/** Returns the browser's own storage for recordings; that of this page if the browser has none or blocks it. */
export async function browserPieces(scope: { readonly indexedDB?: IDBFactory }): Promise<PieceStore> {
  try {
    if (scope.indexedDB === undefined) return createPieceMemory();
    return storeIn(await openDatabase(scope.indexedDB));
  } catch {
    return createPieceMemory();
  }
}

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('takes', { keyPath: 'recordingId' });
    // By recording and number.
    request.result.createObjectStore('pieces');
  });
  return await settled(request);
}

async function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return await new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not stored')));
  });
}

type Stores = Readonly<Record<'takes' | 'pieces', IDBObjectStore>>;

function storeIn(database: IDBDatabase): PieceStore {
  /** Resolves when everything that `act` changed is stored. */
  async function write(act: (stores: Stores) => void): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const change = database.transaction(['takes', 'pieces'], 'readwrite');
      change.addEventListener('complete', () => resolve());
      change.addEventListener('abort', () => reject(change.error ?? new Error('not stored')));
      act({ takes: change.objectStore('takes'), pieces: change.objectStore('pieces') });
    });
  }
  const read = (store: 'takes' | 'pieces') => database.transaction(store, 'readonly').objectStore(store);
  const allOf = (recordingId: string) => IDBKeyRange.bound([recordingId], [recordingId, []]);
  return {
    async takes(interviewId) {
      const all = await settled(read('takes').getAll() as IDBRequest<Take[]>);
      return all.filter((take) => take.interviewId === interviewId);
    },
    keepTake: async (take) => await write(({ takes }) => takes.put(take)),
    async keepPiece(take, number, piece) {
      await write(({ takes, pieces }) => {
        takes.put(take);
        pieces.put(piece, [take.recordingId, number]);
      });
    },
    async numbers(recordingId) {
      const keys = (await settled(read('pieces').getAllKeys(allOf(recordingId)))) as unknown as readonly (readonly [
        string,
        number,
      ])[];
      return keys.map(([, number]) => number);
    },
    async piece(recordingId, number) {
      return ((await settled(read('pieces').get([recordingId, number]))) as Piece | undefined) ?? null;
    },
    removePiece: async (recordingId, number) => await write(({ pieces }) => pieces.delete([recordingId, number])),
    async removeTake(recordingId) {
      await write(({ takes, pieces }) => {
        takes.delete(recordingId);
        pieces.delete(allOf(recordingId));
      });
    },
  };
}
