// The host of a machine with Node
export { createNodeHost, type NodeHost, type NodeHostOptions } from './createNodeHost.ts';
export type { BuiltInConnection, ThisComputer } from './connecting/connections.ts';
export { keptParts, type PartOfService, type PartsOfService, type PartUser } from './connecting/ownParts.ts';
export { keptNetwork, type NetworkUser, type WantedPlace } from './networking/network.ts';
export { isPlainAddress, partUrlOf } from './connecting/partAddress.ts';
export type { ServiceAnswer, ServiceAsk, ServiceMessages } from './connecting/serviceMessages.ts';
export type { Print } from './exporting/exporting.ts';
export type { Dialogs } from './files/guideFiles.ts';
export { largestGuideBytes } from './saving/guideText.ts';

export { mediaFolder } from './media/mediaFolder.ts';
export { readPicture } from './media/readPicture.ts';
export { mediaPath } from './media/mediaTickets.ts';
export { createMediaFiles, type MediaFiles } from './media/mediaFiles.ts';
export { type RecordingAnswer, recordingPath, type RecordingTickets } from './publishing/recordingTickets.ts';

// Parts that the command line combines itself
export { type Access, type Connections, createConnections } from './connecting/connections.ts';
export { publishing, type PublishingOptions } from './publishing/publishing.ts';
export { sentText } from './publishing/sentText.ts';
export { archiveRecordings } from './archiving/archiveRecordings.ts';
export { rehearsals } from './publishing/rehearsals.ts';
export { changeTranslationsOf, readTranslations } from './companions/translations.ts';
export { companionPath } from './companions/companionPath.ts';
export { readFolderSettings } from './companions/folderSettings.ts';
export { readNotes } from './companions/notes.ts';
export { changeGuideTestsOf, readGuideTests } from './companions/guideTests.ts';
export { settingsFile } from './settings.ts';
export { openWorkspace, type Workspace } from './workspace/workspace.ts';

// Git, without programs that a repository configures
export { fileAtRevision } from './revisions/fileAtRevision.ts';
export { type GitAnswer, runGit } from './revisions/runGit.ts';

// Key stores
export {
  type KeptKey,
  type KeyStorage,
  type KeyStore,
  sessionKeyStore,
  type SystemKeyStore,
  withSessionFallback,
} from './keys/keyStore.ts';
export { type KeyringEntry, type LoadKeyring, openKeyring } from './keys/openKeyring.ts';
export { type Seal, sealedKeyStore } from './keys/sealedKeyStore.ts';

// The editor in a browser of this machine
export { contentSecurityPolicy, headersOf, pageHeaders } from './loopback/contentSecurityPolicy.ts';
export { type LoopbackOptions, type LoopbackServer, startLoopbackServer } from './loopback/startLoopbackServer.ts';
export { readStaticFiles, type StaticFile, type StaticFiles } from './loopback/staticFiles.ts';

// Files that are always complete
export type { FileFacts, FileSystem, OpenFile } from './machine/fileSystem.ts';
export { systemErrorCode, type Machine, thisMachine } from './machine/machine.ts';
export { nodeFileSystem } from './machine/nodeFileSystem.ts';
export { keepVersion } from './history/keepVersion.ts';
export { hashOf, readWhole, type WholeFile } from './saving/readWhole.ts';
export { type Saved, saveFile, type SaveRequest } from './saving/saveFile.ts';
export { sweepLeftovers } from './saving/sweepLeftovers.ts';

// Data folders
export { homeFolder } from './homeFolder.ts';
export { type StudioPlaces, studioPlaces } from './studioPlaces.ts';
