import type { answers } from './answers.ts';
import { changes } from './changes.ts';
import { conditionActions } from './conditionActions.ts';
import type { conditionDialogs } from './conditionDialogs.ts';
import { comments } from './comments.ts';
import { connections } from './connections.ts';
import type { connectionTest } from './connectionTest.ts';
import { controls } from './controls.ts';
import { files } from './files.ts';
import type { forecast } from './forecast.ts';
import { frame } from './frame.ts';
import type { importing } from './importing.ts';
import { languages } from './languages.ts';
import type { invite } from './invite.ts';
import { json } from './json.ts';
import { logic } from './logic.ts';
import { theme } from './theme.ts';
import { canvas } from './canvas.ts';
import type { fieldHelp } from './fieldHelp.ts';
import { merging } from './merging.ts';
import { externalChanges } from './externalChanges.ts';
import { outline } from './outline.ts';
import type { manual } from './manual.ts';
import type { marks } from './marks.ts';
import type { ownParts } from './ownParts.ts';
import type { paths } from './paths.ts';
import { preview } from './preview.ts';
import type { previewing } from './previewing.ts';
import { problems } from './problems.ts';
import { properties } from './properties.ts';
import type { recordings } from './recordings.ts';
import type { rehearsal } from './rehearsal.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shown } from './shown.ts';
import type { study } from './study.ts';
import type { tests } from './tests.ts';
import type { translating } from './translating.ts';
import { clipboard } from './clipboard.ts';
import { inserter } from './inserter.ts';
import { many } from './many.ts';
import { find } from './find.ts';
import { leftOut } from './leftOut.ts';
import { library } from './library.ts';
import { media } from './media.ts';
import { writing } from './writing.ts';
import { views } from './views.ts';

/** What the first screen does not need: `later.ts` adds it. */
interface LaterWords {
  readonly answers: typeof answers;
  readonly conditionDialogs: typeof conditionDialogs;
  readonly forecast: typeof forecast;
  readonly fieldHelp: typeof fieldHelp;
  readonly importing: typeof importing;
  readonly manual: typeof manual;
  readonly marks: typeof marks;
  readonly connectionTest: typeof connectionTest;
  readonly invite: typeof invite;
  readonly ownParts: typeof ownParts;
  readonly paths: typeof paths;
  readonly previewing: typeof previewing;
  readonly recordings: typeof recordings;
  readonly rehearsal: typeof rehearsal;
  readonly study: typeof study;
  readonly tests: typeof tests;
  readonly translating: typeof translating;
}

/** The texts of the first screen in English, one file per folder of the editor. Texts with variable parts are functions. */
const first = {
  canvas,
  changes,
  comments,
  conditionActions,
  connections,
  controls,
  files,
  frame,
  json,
  languages,
  logic,
  theme,
  merging,
  externalChanges,
  outline,
  preview,
  problems,
  properties,
  session,
  settings,
  shown,
  clipboard,
  inserter,
  many,
  find,
  leftOut,
  library,
  media,
  writing,
  views,
};

/** The texts of a language. A missing one is a compile error. */
export type Words = typeof first & LaterWords;

/** All texts of the window in English, as far as they are loaded. */
export const en = first as Words;
