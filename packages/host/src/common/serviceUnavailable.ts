/** Why the study service of this computer does not run. Most reasons concern its database; `ended`: it ended by itself. */
export interface ServiceUnavailable {
  readonly reason: 'foreign' | 'newer' | 'damaged' | 'readOnly' | 'diskFull' | 'busy' | 'notStarted' | 'ended';
  /** The path of its database. */
  readonly database: string;
}
