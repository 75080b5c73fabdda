import { answers } from './en/answers.ts';
import { conditionDialogs } from './en/conditionDialogs.ts';
import { forecast } from './en/forecast.ts';
import { fieldHelp } from './en/fieldHelp.ts';
import { importing } from './en/importing.ts';
import { manual } from './en/manual.ts';
import { marks } from './en/marks.ts';
import { connectionTest } from './en/connectionTest.ts';
import { invite } from './en/invite.ts';
import { ownParts } from './en/ownParts.ts';
import { paths } from './en/paths.ts';
import { previewing } from './en/previewing.ts';
import { recordings } from './en/recordings.ts';
import { rehearsal } from './en/rehearsal.ts';
import { study } from './en/study.ts';
import { tests } from './en/tests.ts';
import { translating } from './en/translating.ts';
import { addWords } from './words.ts';

/*
 * English texts that the first screen does not need. They come with what reads them: a file that reads one imports this
 * file (`test/renderer/i18n/words.test.ts` checks it). Other languages are loaded whole.
 */
addWords({
  answers,
  conditionDialogs,
  forecast,
  fieldHelp,
  importing,
  manual,
  marks,
  connectionTest,
  invite,
  ownParts,
  paths,
  previewing,
  recordings,
  rehearsal,
  study,
  tests,
  translating,
});
