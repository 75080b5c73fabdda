/** Why the service did not start, for its operator: wrong use, not a bug. */
export type StartErrorCode =
  /** The database cannot be opened, created or migrated; `subject` is its path. */
  | 'dataUnusable'
  /** The file is not a study database, but possibly that of another program. It was not changed. */
  | 'dataForeign'
  /** The database has schema changes that this version does not know. It was not changed. */
  | 'dataNewer'
  | 'dataDamaged'
  | 'dataDiskFull'
  /** The file or its folder is not writable. */
  | 'dataReadOnly'
  /** Another process kept writing until the start timed out. */
  | 'dataBusy'
  /** The server acknowledges commits that a power cut could undo; `detail` is the setting. */
  | 'dataUnsafe'
  /** The library of SQLite has no native code for this system, or it cannot be loaded. */
  | 'noSqlite'
  /** There is a seed file, but the database already has data; nothing was changed. */
  | 'seedNotEmpty'
  /** The seed file cannot be read or is not JSON. */
  | 'seedUnreadable'
  /** The seed file has the wrong shape; `detail` says where. */
  | 'seedInvalid'
  /** The fault file cannot be read or is not JSON. */
  | 'faultsUnreadable'
  /** The fault file has the wrong shape; `detail` says where. */
  | 'faultsInvalid'
  /** The place for recordings cannot be used; `detail` says why. */
  | 'mediaUnusable'
  /** The place for recordings is written in another form. */
  | 'mediaInvalid'
  /** The place for recordings needs keys, and there are none. */
  | 'mediaKeysMissing'
  /** No user of the database can hold a key. */
  | 'noKeyHolder'
  /** The port is in use; `subject` is its number. */
  | 'portTaken'
  /** The service cannot listen on the address. */
  | 'cannotListen';

const sentences: Record<StartErrorCode, string> = {
  dataUnusable: 'The database cannot be opened. Check that the folder exists and can be written, or name another path',
  dataForeign: 'This is not a study database, and it was not changed. Name another one',
  dataNewer:
    'This database was made by a newer version of Guide Studio, and it was not changed. Update Guide Studio, or name another path',
  dataDamaged: 'The database is damaged. Restore a backup to a new path with guide restore',
  dataDiskFull: 'The disk is full. Free some space, then try again',
  dataReadOnly: 'The database cannot be written. Change the permissions of its file and folder, or name another path',
  dataBusy: 'Another program is writing to the database. Try again when it is done',
  dataUnsafe: 'The database server may lose what it has confirmed. Turn on the setting named, or use another server',
  noSqlite:
    'There is no SQLite library for this system. Name a PostgreSQL database, or use the program on another system',
  seedNotEmpty: 'The database already has data, so the seed was not used. Name a new path, or leave the seed out',
  seedUnreadable: 'The seed file cannot be read as JSON. Check its path and its content',
  seedInvalid: 'The seed file does not have the expected shape. Correct it at the place named',
  faultsUnreadable: 'The fault file cannot be read as JSON. Check its path and its content',
  faultsInvalid: 'The fault file does not have the expected shape. Correct it at the place named',
  mediaUnusable: 'Recordings cannot be kept in this place. Check that it exists and can be written',
  mediaInvalid: 'A place for recordings is a folder, or looks like s3://bucket/prefix?endpoint=https://…&region=…',
  mediaKeysMissing: 'The place for recordings needs keys. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  noKeyHolder: 'No user of the database can hold a key. Add one with guide users create, or name another database',
  portTaken: 'The port is in use. Name another port, or end the program that uses it',
  cannotListen: 'The service cannot listen on this address. Name another host or port',
};

/** Why a service cannot start, with a code and a sentence for the operator. */
export class StartError extends Error {
  readonly code: StartErrorCode;
  /** The affected path or port. */
  readonly subject: string;
  readonly detail: string;

  constructor(code: StartErrorCode, subject: string, cause?: unknown) {
    const detail = typeof cause === 'string' ? cause : codeOf(cause);
    super(`${sentences[code]}: ${subject}${detail === '' ? '' : ` (${detail})`}.`, { cause });
    this.name = 'StartError';
    this.code = code;
    this.subject = subject;
    this.detail = detail;
  }
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
