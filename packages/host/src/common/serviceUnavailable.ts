/** Why the study service of this computer does not run. The reasons concern its database. */
export interface ServiceUnavailable {
  readonly reason: 'foreign' | 'newer' | 'damaged' | 'readOnly' | 'diskFull' | 'busy' | 'notStarted';
  /** The path of its database. */
  readonly database: string;
}
