import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { analysisStore } from './analyses.ts';
import { answerRecordings } from './answerRecordings.ts';
import { administration } from './administration.ts';
import { createJobNotifier } from './jobNotifier.ts';
import { createStudies, type WantedStudy } from './createStudies.ts';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import { findCallers } from './findCallers.ts';
import { inGroups } from './inGroups.ts';
import { interviewStore } from './interviewStore.ts';
import { keyAdministration } from './keyAdministration.ts';
import { mediaFileStore } from './mediaFileStore.ts';
import { recordingStore } from './recordingStore.ts';
import { organizationStore } from './organizationStore.ts';
import { rewrapStore } from './rewraps.ts';
import { startingData } from './startingData.ts';
import type { CreateOutcome, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { transcriptStore } from './transcripts.ts';
import { unlessBusy } from './unlessBusy.ts';

/** Returns a store on any database that kysely supports. */
export function createKyselyStore(db: Kysely<Tables>, traits: DatabaseTraits, machine: StoreMachine): Store {
  const createStudy = inGroups(machine.turn, async (wanted: readonly WantedStudy[]) => {
    const outcomes = await unlessBusy(traits, () => createStudies(db, wanted));
    return outcomes === 'busy' ? wanted.map((): CreateOutcome => 'busy') : outcomes;
  });
  const database = { db, traits, machine, notifier: createJobNotifier() };
  let couldNotStore = false;
  return {
    findCaller: inGroups(machine.turn, (keyHashes: readonly string[]) => findCallers(db, keyHashes)),
    organization: (organizationId) => organizationStore(db, traits, machine, createStudy, organizationId),
    interviews: interviewStore(database),
    analyses: analysisStore(database),
    transcripts: transcriptStore(database),
    rewraps: rewrapStore(database),
    recordings: recordingStore(db, traits),
    mediaFiles: mediaFileStore(db, traits),
    answerRecordings: answerRecordings(db),
    administration: administration(db, traits, machine),
    async ping() {
      // Queries our table, because another database may answer by now.
      await sql`select 1 from installation`.execute(db);
      if (!couldNotStore) return;
      await unlessBusy(traits, () => traits.tryToStore(db));
      couldNotStore = false;
    },
    noteAway(error) {
      const isAway = traits.isAway(error);
      couldNotStore ||= isAway;
      return isAway;
    },
    ...startingData(db),
    ...keyAdministration(db),
    close: () => db.destroy(),
  };
}
