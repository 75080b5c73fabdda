import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { addressFaults, apiMessage } from './apiMessages.en.ts';
import type { HostError } from './error.ts';
import type { HostMessage } from './messages.types.ts';
import type { ServiceUnavailable } from './serviceUnavailable.ts';

const { plural } = pluralsOf('en');

/** Returns the message of every host failure, in English. */
export function hostMessage(error: HostError): HostMessage {
  switch (error.code) {
    case 'notReachable':
      return {
        what: `“${error.file}” is outside the open folder.`,
        next: 'Open it with the Open command, or move it into the folder.',
      };
    case 'notFound':
      return {
        what: `“${error.file}” is no longer there.`,
        next: 'Reload the list of files, or save under a new name.',
      };
    case 'versionGone':
      return {
        what: `This version of “${error.file}” is no longer kept on this computer.`,
        next: 'Choose another version.',
      };
    case 'noRevision':
      return {
        what: `Git has no “${error.revision}” with “${error.file}” in it on this computer.`,
        next: 'Check the name, or fetch it with git first.',
      };
    case 'backupGone':
      return { what: 'This unsaved work is no longer kept on this computer.', next: 'Open the guide itself.' };
    case 'backupStays':
      return {
        what: `The unsaved work could not be discarded: ${causeWords(error.cause)}.`,
        next: 'Nothing was changed. Try again, or leave it. It is offered again at the next start.',
      };
    case 'alreadyExists':
      return { what: `“${error.file}” already exists and was not replaced.`, next: 'Choose another name.' };
    case 'badName':
      return badNameMessage(error);
    case 'notAFile':
      return { what: `“${error.file}” is a folder or a device, not a file.`, next: 'Choose another name.' };
    case 'unreadable':
      return unreadableMessage(error);
    case 'tooLarge':
      return {
        what: `${error.file === '' ? 'The guide' : `“${error.file}”`} is larger than the ${megabytes(error.limitBytes)} a guide may have.`,
        next: 'Split the guide, or check that this is the right file.',
      };
    case 'changedOnDisk':
      return {
        what: `“${error.file}” was ${error.hash === null ? 'removed' : 'changed'} by another program since you opened it. Nothing was written.`,
        next: 'Compare both versions and decide which one to keep, or save yours under a new name.',
      };
    case 'openElsewhere':
      return {
        what: `“${error.file}” is open in another window${error.here ? '' : `, by ${error.owner}`}. Nothing was changed.`,
        next: 'Close it there, then try again.',
      };
    case 'changedSinceListed':
      return {
        what: `“${error.file}” has changed since this list was loaded. Nothing was deleted.`,
        next: 'Open it to see what changed, then delete it again.',
      };
    case 'notesStay':
      return {
        what: `“${error.file}” is in the trash, but “${error.notes}”, which belongs to it, could not be moved there.`,
        next: `Delete “${error.notes}” from the folder. Otherwise another guide with this name gets what is in it.`,
      };
    case 'deletedGone':
      return { what: 'This deleted guide is no longer kept on this computer.', next: 'Reload the list.' };
    case 'lockedByOther':
      return {
        what: `“${error.file}” is being saved by ${error.owner}. Nothing was written.`,
        next: `Save again in a moment. Your work is still here.${endLock(error.lock)}`,
      };
    case 'fileSystem':
      return fileSystemMessage(error.file, error.cause);
    case 'unknownConnection':
      return { what: 'This connection no longer exists.', next: 'Choose another one under Connections.' };
    case 'noConnection':
      return { what: 'No connection to a study service is chosen.', next: 'Add one under Connections.' };
    case 'noKey':
      return {
        what: 'There is no API key for the chosen connection on this machine.',
        next: 'Open Connections and enter the key.',
      };
    case 'badBaseUrl':
      return addressFaults[error.reason];
    case 'intakeStays':
      return intakeStays[error.reason];
    case 'rehearsalStopped':
      return rehearsalStopped[error.reason];
    case 'builtInConnection':
      return {
        what: '“This computer” is set up at each start and cannot be changed.',
        next: 'Add a connection of your own under Connections.',
      };
    case 'serviceUnavailable':
      return serviceUnavailableMessage(error);
    case 'api':
      return apiMessage(error.failure);
    case 'outcomeUnknown':
      return outcomeUnknownMessage(error.candidates.length);
    case 'cannotPrint':
      return cannotPrintMessages[error.reason];
    case 'mediaRefused':
      return mediaRefusedMessage(error);
    case 'mediaNeedAddress':
      return {
        what: `This service takes pictures and videos by their https address only. These are files beside the guide: ${listed(error.files)}. Nothing was sent.`,
        next: 'Put them on a web server of yours, and enter the https address of each. Or publish to a service of Guide Studio.',
      };
    case 'mediaMissing':
      return {
        what: `Files that the guide names are missing beside it, or damaged: ${listed(error.files)}. Nothing was sent.`,
        next: 'Choose each file again, or copy the folder that ends with “.media” from where the guide comes from.',
      };
    case 'mediaNotTaken':
      return {
        what: `${mediaNotTaken[error.reason].what} ${listed(error.files)}. No study was created.${error.sentence === undefined ? '' : ` The service says: ${error.sentence}`}`,
        next: mediaNotTaken[error.reason].next,
      };
    case 'archivingStopped':
      return { what: 'The archive was stopped. No file was written.', next: 'Start again when you want it.' };
    case 'alreadyRunning':
      return { what: 'This is already in progress.', next: 'Wait until it has finished.' };
    case 'invalidInput':
      return {
        what: `The editor sent a request that its host does not accept (“${error.method}”).`,
        next: 'Reload the editor. If that does not help, restart it. It may have been updated.',
      };
    case 'internal':
      return {
        what: `The editor’s host failed (“${error.method}”). Your work is still here.`,
        next: 'Try again. If that does not help, save under a new name and restart the editor.',
      };
    case 'hostGone':
      return {
        what: 'The program behind this page has ended.',
        next: 'Run the start command again and open the new address it prints. Your unsaved work is offered there. Keep this page open until then.',
      };
    case 'sessionRefused':
      return {
        what: 'This page is not connected to the editor. Its address was opened in another browser, or is from an earlier run.',
        next: 'Run the start command again and open the address it prints. Unsaved work is offered there.',
      };
  }
}

function serviceUnavailableMessage({ reason, database }: ServiceUnavailable): HostMessage {
  const restart =
    'Then start Guide Studio again. Until then you can write guides, and publish with another connection.';
  const [cause, step] = serviceCauses[reason];
  return { what: `The study service of this computer is not running: ${cause(database)}.`, next: `${step} ${restart}` };
}

const serviceCauses: Readonly<Record<ServiceUnavailable['reason'], readonly [(database: string) => string, string]>> = {
  foreign: [(database) => `${database} is not a study database`, 'Move this file to another place.'],
  newer: [(database) => `${database} was made by a newer version of Guide Studio`, 'Install the newer version.'],
  damaged: [
    (database) => `${database} is damaged`,
    'Move it to another place, and restore a backup with guide restore.',
  ],
  readOnly: [(database) => `${database} cannot be written`, 'Change the permissions of the file and its folder.'],
  diskFull: [(database) => `the disk of ${database} is full`, 'Free some space.'],
  busy: [(database) => `another program is writing to ${database}`, 'Wait until it is done, or end it.'],
  notStarted: [
    (database) => `it could not be started with ${database}`,
    'Look for the cause in the terminal, or in the desktop application with Help › Show log.',
  ],
  ended: [() => 'it ended twice by itself', 'Look for the cause with Help › Show log, then start Guide Studio again.'],
};

type Failure<Code extends HostError['code']> = Extract<HostError, { readonly code: Code }>;

function badNameMessage({ file, reason }: Failure<'badName'>): HostMessage {
  const next = 'Choose another name.';
  const what: Readonly<Record<typeof reason, string>> = {
    empty: 'The file has no name yet.',
    characters: `“${file}” is not a valid file name on every system. Avoid < > : " / \\ | ? * and a dot at either end.`,
    tooLong: `“${file}” is too long for a file name.`,
    extension: `“${file}” does not end in .guide.json.`,
  };
  return { what: what[reason], next };
}

/** The files beside a guide, by what `found` calls them. */
const besideGuide: ReadonlyMap<string, string> = new Map([
  ['notes', 'the notes'],
  ['tests', 'the tests'],
  ['translations', 'the translations'],
  ['reading', 'the codes and segments'],
]);

function unreadableMessage({ file, found, line, column, params }: Failure<'unreadable'>): HostMessage {
  const beside = besideGuide.get(found);
  if (beside !== undefined) {
    return {
      what: `“${file}”, which contains ${beside} of this guide, is not ${line === undefined ? 'a JSON object' : `valid JSON at line ${line}, column ${column ?? 1}`}. It was not changed.`,
      next: 'Repair that file or move it away, then try again.',
    };
  }
  const place = line === undefined ? '' : ` at line ${line}, column ${column ?? 1}`;
  return {
    what: `“${file}” is not editable text: it contains ${foundOf(found, params)}${place}. It was not changed.`,
    next: 'Restore an earlier version, or save it as UTF-8 in the program it came from.',
  };
}

/** Rounded up: what is above a limit is never called as large as it. */
function atLeast(bytes: number): string {
  return `${Math.ceil(bytes / (1024 * 1024))} MB`;
}

function megabytes(bytes: number): string {
  return bytes === 0 ? 'size' : `${Math.round(bytes / (1024 * 1024))} MB`;
}

function foundOf(found: string, params: Readonly<Record<string, unknown>> | undefined): string {
  switch (found) {
    case 'otherEncoding':
      return `text in ${String(params?.encoding)} instead of UTF-8`;
    case 'otherFileType':
      return `a ${String(params?.type)}`;
    case 'zeroFilled':
      return 'zero bytes, probably after a crash';
    case 'unexpectedEnd':
      return 'an incomplete character at the end';
    case 'brokenUtf8':
      return typeof params?.likely === 'string' ? `text in ${params.likely}` : 'bytes that are not UTF-8';
    default:
      return 'bytes that are not text';
  }
}

function fileSystemMessage(file: string, cause: string): HostMessage {
  const what = `“${file}” could not be read or written: ${causeWords(cause)}.`;
  const next = systemCauses[cause]?.next ?? 'Try again, or save in another folder.';
  return { what, next: `${next} Your work is still here.` };
}

function causeWords(cause: string): string {
  return `${systemCauses[cause]?.what ?? 'the system reported an error'} (${cause})`;
}

const notAllowed: HostMessage = {
  what: 'you do not have permission',
  next: 'Ask for write access to the folder, or save in another one.',
};
const full: HostMessage = { what: 'there is no space left', next: 'Free some space, then save again.' };
const broken: HostMessage = {
  what: 'the disk reported an error',
  next: 'Save in a folder on another disk, and have this disk checked.',
};

const systemCauses: Readonly<Record<string, HostMessage | undefined>> = {
  ENOSPC: full,
  EDQUOT: { what: 'your disk quota is used up', next: 'Free some space, then save again.' },
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: { what: 'the disk is read-only', next: 'Save in another folder.' },
  EBUSY: { what: 'another program is using the file', next: 'Close it there, then save again.' },
  EIO: broken,
  ENOENT: { what: 'the folder is no longer there', next: 'Reconnect the disk or the network, or save elsewhere.' },
  EMFILE: { what: 'too many files are open', next: 'Close other programs, then save again.' },
};

const cannotPrintMessages: Readonly<Record<Failure<'cannotPrint'>['reason'], HostMessage>> = {
  noBrowser: {
    what: 'A PDF needs Chromium, Chrome or Edge, and none of them was found on this computer.',
    next: 'Install one of them, or set GUIDE_STUDIO_BROWSER to its program and restart. You can also export a web page and print it from any browser.',
  },
  printFailed: {
    what: 'The browser on this computer could not create the PDF.',
    next: 'Export a web page instead and print it from any browser.',
  },
  tooLong: {
    what: 'A Word document can have at most 100,000 lines and 5 million characters. This guide needs more.',
    next: 'Export a web page or Markdown, or split the guide.',
  },
};

function outcomeUnknownMessage(candidates: number): HostMessage {
  const what =
    'The connection broke while the draft was being created. The guide was sent once and will not be sent again automatically.';
  if (candidates === 0) {
    return {
      what: `${what} No new study with this title is listed so far.`,
      next: 'Check the list of studies in a minute. If there is none with this title, publish again.',
    };
  }
  return {
    what: `${what} ${plural(candidates, { one: 'One new study', other: `${candidates} new studies` })} with this title ${plural(candidates, { one: 'is', other: 'are' })} listed now.`,
    next: plural(candidates, { one: 'Take it as the draft of this guide.', other: 'Choose the one that is yours.' }),
  };
}

function endLock(lock: string | null): string {
  return lock === null
    ? ''
    : ` If nobody else is saving it, delete the file “${lock}” in the same folder. After 20 minutes, it is ignored.`;
}

const intakeStays = {
  elsewhere: {
    what: 'The service of this connection cannot pause, close or reopen studies from here.',
    next: 'Do it where that service runs.',
  },
  changed: {
    what: 'The study was closed or reopened at the same moment. Your change was not made.',
    next: 'Check its current state, then decide again.',
  },
  denied: {
    what: 'You are not allowed to pause, close or reopen this study.',
    next: 'Ask a colleague who may launch studies.',
  },
};

const rehearsalStopped = {
  elsewhere: {
    what: 'This service is not one of Guide Studio, so nothing was sent. It could not tell invented responses from real ones.',
    next: 'Create the study at the service of this computer, and rehearse it there.',
  },
  denied: {
    what: 'You are not allowed to rehearse this live study, or to delete its rehearsal.',
    next: 'Ask a colleague who may launch studies, or rehearse a draft.',
  },
  ended: {
    what: 'The rehearsal was deleted or took longer than an hour, so it ended.',
    next: 'Start it again.',
  },
  unmarked: {
    what: 'The service did not confirm that it marks rehearsal responses, so nothing was answered.',
    next: 'Update the service to the version of this program.',
  },
  differs: {
    what: 'The service asked something else than this version of Guide Studio expects, so the rehearsal was stopped.',
    next: 'Use the same version of Guide Studio for the service and for this program.',
  },
};

/** At most five names, in quotes. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `“${name}”`);
  return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}

const mediaNotTaken: Readonly<Record<Failure<'mediaNotTaken'>['reason'], HostMessage>> = {
  none: {
    what: 'This service keeps no pictures and videos of guides:',
    next: 'Ask its operator for a newer version or a place for them (--media), or enter an https address for each.',
  },
  full: {
    what: 'The service has no space for these files:',
    next: 'Ask its operator for more space, or use smaller files.',
  },
  refused: { what: 'The service refused these files:', next: 'Choose other files.' },
  unreachable: {
    what: 'These files did not reach the service:',
    next: 'Check the connection, then publish again. What arrived is not sent twice.',
  },
};

function mediaRefusedMessage({ file, fault }: Failure<'mediaRefused'>): HostMessage {
  const name = file === '' ? 'The file' : `“${file}”`;
  const shown = 'Choose a PNG, JPEG, GIF, WebP or AVIF picture, or an MP4 or WebM video.';
  switch (fault.kind) {
    case 'empty':
      return { what: `${name} is empty.`, next: 'Save the file again in the program that made it, then choose it.' };
    case 'svg':
      return {
        what: `${name} is an SVG drawing. Such a file can contain a program, so participants are never sent one.`,
        next: 'Export the drawing as PNG, then choose that file.',
      };
    case 'heic':
      return {
        what: `${name} is a picture in the format HEIC, which most browsers cannot show.`,
        next: 'Export it as JPEG, then choose that file.',
      };
    case 'pdf':
      return {
        what: `${name} is a PDF. Participants see pictures and videos only.`,
        next: 'Export the page as PNG, or enter the address of the PDF as a page that is shown.',
      };
    case 'program':
      return { what: `${name} is a program, whatever its name says. It was not kept.`, next: shown };
    case 'audio':
      return { what: `${name} is a sound. A guide shows pictures and videos only.`, next: 'Save it as an MP4 video.' };
    case 'unknown':
      return { what: `${name} is neither a picture nor a video that browsers show.`, next: shown };
    case 'damaged':
      return {
        what: `${name} begins like a picture, but it is damaged.`,
        next: 'Open it in another program and save it again, then choose it.',
      };
    case 'cut':
      return {
        what: `${name} is not complete: its end is missing.`,
        next: 'Copy or download it again, then choose it.',
      };
    case 'tooLarge':
      return {
        what: `${name} has ${atLeast(fault.bytes)}. It may have at most ${megabytes(fault.limitBytes)}: participants load it on phones.`,
        next: 'Make the picture smaller, or shorten or compress the video.',
      };
    case 'tooManyPixels':
      return {
        what: `${name} is ${fault.width} × ${fault.height} pixels. Phones show at most 50 million pixels, and 12,000 on a side.`,
        next: 'Save it with fewer pixels: 2,000 on the longer side are enough for every screen.',
      };
  }
}
