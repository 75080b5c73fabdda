import { signedAddressMs } from '../assumptions.ts';
import { isSameHash } from '../isSameHash.ts';
import type { Service } from '../service.ts';

type Signer = Pick<Service, 'store' | 'newSecret' | 'hmac' | 'now' | 'baseUrl'>;

/** The parts of an address that name a file of a recording. */
export interface MediaFile {
  readonly organizationId: string;
  readonly object: string;
  readonly file: string;
}

/** Returns a function that signs addresses of files. They are valid for an hour. */
export async function mediaSigner(service: Signer): Promise<(file: MediaFile) => string> {
  const key = await service.store.recordings.signingKey(service.newSecret());
  const until = Math.floor((service.now() + signedAddressMs) / 1000);
  return (file) => {
    const path = pathOfFile(file);
    return `${service.baseUrl()}${path}${queryOf(service, key, path, until)}`;
  };
}

/** Returns the signed query of another file of the same recording, valid until the same time. */
export async function signedBeside(service: Signer, file: MediaFile, until: number): Promise<string> {
  const key = await service.store.recordings.signingKey(service.newSecret());
  return `${file.file}${queryOf(service, key, pathOfFile(file), until)}`;
}

/** Returns the end of a valid address in epoch seconds; null if it is not signed like this, or has ended. */
export async function readSignature(service: Signer, { pathname, search }: URL): Promise<number | null> {
  const [, digits = '', signature = ''] = /^\?until=([1-9]\d{9,11})&signature=([\w-]{43})$/.exec(search) ?? [];
  const key = await service.store.recordings.signingKey(service.newSecret());
  const until = Number(digits);
  const isSigned = isSameHash(signature, signatureOf(service, key, pathname, until));
  return isSigned && until * 1000 > service.now() ? until : null;
}

function pathOfFile({ organizationId, object, file }: MediaFile): string {
  return `/media/${organizationId}/${object}/${file}`;
}

function queryOf(service: Signer, key: string, path: string, until: number): string {
  return `?until=${until}&signature=${signatureOf(service, key, path, until)}`;
}

/** The path names organization, recording and file. `HEAD` is answered as `GET`. */
function signatureOf({ hmac }: Signer, key: string, path: string, until: number): string {
  return hmac(key, `media address\nGET\n${path}\n${until}`);
}
