export { hostMessageInGerman } from '@guide-studio/host/common';
import type { Words } from '../en/index.ts';
import { changes } from './changes.ts';
import { conditionActions } from './conditionActions.ts';
import { conditionDialogs } from './conditionDialogs.ts';
import { comments } from './comments.ts';
import { connections } from './connections.ts';
import { connectionTest } from './connectionTest.ts';
import { controls } from './controls.ts';
import { files } from './files.ts';
import { forecast } from './forecast.ts';
import { frame } from './frame.ts';
import { importing } from './importing.ts';
import { manual } from './manual.ts';
import { languages } from './languages.ts';
import { invite } from './invite.ts';
import { json } from './json.ts';
import { logic } from './logic.ts';
import { theme } from './theme.ts';
import { answers } from './answers.ts';
import { canvas } from './canvas.ts';
import { fieldHelp } from './fieldHelp.ts';
import { merging } from './merging.ts';
import { externalChanges } from './externalChanges.ts';
import { outline } from './outline.ts';
import { ownParts } from './ownParts.ts';
import { paths } from './paths.ts';
import { preview } from './preview.ts';
import { previewing } from './previewing.ts';
import { problems } from './problems.ts';
import { properties } from './properties.ts';
import { recordings } from './recordings.ts';
import { rehearsal } from './rehearsal.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shown } from './shown.ts';
import { study } from './study.ts';
import { tests } from './tests.ts';
import { translating } from './translating.ts';
import { clipboard } from './clipboard.ts';
import { inserter } from './inserter.ts';
import { many } from './many.ts';
import { find } from './find.ts';
import { leftOut } from './leftOut.ts';
import { library } from './library.ts';
import { marks } from './marks.ts';
import { media } from './media.ts';
import { writing } from './writing.ts';
import { views } from './views.ts';

/** Every text of the window in German. */
export const de: Words = {
  answers,
  canvas,
  changes,
  comments,
  conditionActions,
  conditionDialogs,
  connections,
  connectionTest,
  controls,
  files,
  forecast,
  frame,
  importing,
  manual,
  invite,
  json,
  languages,
  logic,
  theme,
  fieldHelp,
  merging,
  externalChanges,
  outline,
  ownParts,
  paths,
  preview,
  previewing,
  problems,
  properties,
  recordings,
  rehearsal,
  session,
  settings,
  shown,
  study,
  tests,
  translating,
  clipboard,
  inserter,
  many,
  find,
  leftOut,
  library,
  marks,
  media,
  writing,
  views,
};
