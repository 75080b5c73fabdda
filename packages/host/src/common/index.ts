// The contract: methods, shapes, failures
export * from './contract.ts';
export { alwaysKept, mostHistory, type HistoryLimits, type Settings, settingsOf, usualSettings } from './settings.ts';
export type { HostError, HostResult, StudyCandidate } from './error.ts';
export type { ServiceUnavailable } from './serviceUnavailable.ts';
export type { Carrier, Host } from './host.ts';
export type { HostImplementation, HostInputChecked } from './implementation.ts';

// Both ends of a carrier
export { callOver, connectHost, createHost } from './createHost.ts';
export { createDispatcher, type Dispatcher, type DispatcherOptions, isHostMethod } from './dispatcher.ts';
export { done, failed, isHostResult } from './result.ts';
export { createSentTexts } from './sentTexts.ts';

// What an implementation needs, so that all parts of a host use the same types
export type { ApiFailure, ApiResult, Study, StudyIntake } from '@guide-studio/api-contract';
export type { Json, JsonObject } from '@guide-studio/guide-core';
export { assumptionsWith } from '@guide-studio/guide-core/estimate';
export { canonicalText, parseGuide } from '@guide-studio/guide-core/files';
export {
  isJsonObject,
  listIn,
  isOwnMachine,
  type ParsedUrl,
  withoutSchemaLine,
  urlOf,
  withList,
} from '@guide-studio/guide-core/internal';
export {
  endingOf,
  hasMediaScheme,
  type LookedAtMedia,
  isWholeMedia,
  lookAtMedia,
  mediaAddress,
  mediaFileTypes,
  mediaHeadBytes,
  mediaLimits,
  mediaNamesInText,
  mediaPlaces,
  readMediaAddress,
  readMediaName,
} from '@guide-studio/guide-core/media';
export { readConflictMarkers } from '@guide-studio/guide-core/merge';
export { changeNotes, mergeNotes, type Notes, notesOf, standingApprovals } from '@guide-studio/guide-core/notes';
export {
  changeMarks,
  changeReading,
  coderOfFile,
  fileOfCoder,
  type MarkChange,
  marksOf,
  type ReadingChange,
  readingOf,
  resolvedMarks,
  unreadEntries,
} from '@guide-studio/guide-core/reading';
export { folderSettingsFile, folderSettingsOf, type SettingsRead } from '@guide-studio/guide-core/settings';
export { changeGuideTests, type GuideTests, type GuideTestsChange, guideTestsOf } from '@guide-studio/guide-core/tests';
export {
  changeEachTranslation,
  changeTranslations,
  fittingTranslations,
  guideTexts,
  languagesOfStudy,
  type TranslationChange,
  type Translations,
  translationsOf,
} from '@guide-studio/guide-core/translations';

// What a link may carry
export { urlParamLimits } from '@guide-studio/api-contract/internal';

// Responses and CSV tables
export { rehearsalNumbersAfter } from '@guide-studio/api-contract/internal';
export { readAllResponses } from './readAllResponses.ts';

// Names of guide files
export { isConflictCopy } from './conflictCopy.ts';
export {
  archiveFileName,
  type CheckedName,
  guideExtension,
  guideFileName,
  isGuideFileName,
  numberedName,
} from './guideFileName.ts';

// Wording
export { hostMessageOf } from './messages.ts';
export { hostMessage as hostMessageInGerman } from './messages.de.ts';
export { hostMessage as hostMessageInEnglish } from './messages.en.ts';
export type { HostMessage } from './messages.types.ts';

// The menu bar of a desktop window
export {
  acceleratorPattern,
  languageTagPattern,
  type MenuDescription,
  menuDescription,
  type MenuEntry,
  type SystemAct,
} from './menu.ts';
