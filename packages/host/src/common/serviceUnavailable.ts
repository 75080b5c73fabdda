/** Why the study service of this computer does not run. The reasons are those of a database that cannot be used. */
export interface ServiceUnavailable {
  readonly reason: 'foreign' | 'newer' | 'damaged' | 'readOnly' | 'diskFull' | 'busy' | 'notStarted';
  /** The path of its database. */
  readonly database: string;
}
