export type { Listening } from './listen.ts';
export { type RunningService, type ServiceOptions, startService } from './startService.ts';
export type { ModelTask } from './startService.ts';
export type { ChatModel } from '../models/modelEndpoint.ts';
export { lacksVersion, modelFault, tryModel } from '../moderator/tryModel.ts';
export type { EndpointFault } from '../endpointFault.ts';
export type { TranscriptFault } from '../store/transcript.ts';
export type { TranslationFault } from '../translator/checkTranslation.ts';
export { translate } from '../translator/translate.ts';
export type { TextToTranslate } from '../translator/translatorPrompt.ts';
export type { TranscriberOptions } from './transcriber/openTranscriber.ts';
export { tryTranscriber } from './transcriber/tryTranscriber.ts';
export { tryFfmpeg } from './media/ffmpeg.ts';
export { makeFolder } from './makeFolder.ts';
export { findProgram } from './programs/findProgram.ts';
export { type Admin, openAdmin } from './openAdmin.ts';
export type { Keys } from './keys.ts';
export type { LogDestination } from './log.ts';
export { StartError, type StartErrorCode } from './startError.ts';
export { isSqliteError, sqliteStartError } from './sqliteStartError.ts';
export { isPostgresUrl, openStore, type StoreOptions } from './openStore.ts';
export { Seed } from './seed.ts';

// Operation
export { backUp, type BackUpOutcome, type CopiedRecordings } from './ops/backUp.ts';
export { type LogFile, openLogFile } from './ops/logFile.ts';
export { restore, type RestoreOutcome } from './ops/restore.ts';
