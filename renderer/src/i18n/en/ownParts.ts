import type { PartFault } from '@guide-studio/host/common';

type Sentence = (fault: PartFault, name: string) => string;
type Faults = Readonly<Record<PartFault['kind'], Sentence>>;

const version = ({ lacksVersion }: PartFault): string => (lacksVersion ? ' Most addresses end with /v1.' : '');
const answered = ({ status }: PartFault): string => (status === null ? '' : ` (${status})`);

const faults = {
  key: (fault) => `The address refuses the key${answered(fault)}. Enter the right one.`,
  other: (fault) => `The address answers with an error${answered(fault)}. See what it logged.`,
} satisfies Partial<Faults>;

const faultsOfModel: Faults = {
  ...faults,
  badAddress: () => 'This is not an address. One looks like http://localhost:11434/v1, without a key in it.',
  late: () => 'The model did not answer in time. Choose a faster one: participants wait for 6 seconds.',
  unreachable: (fault) => `Nothing answers at its address. Check that the model runs there.${version(fault)}`,
  notFound: (fault, name) =>
    `The address does not have this${answered(fault)}. Check the address, and that it has the model ${name}.${version(fault)}`,
  busy: (fault) => `The model has too much to do, or its credit is used up${answered(fault)}. Try again later.`,
  unreadable: () => 'The model answers, but not with the JSON that is asked for. Choose one that writes JSON.',
};

const faultsOfTranscriber: Faults = {
  ...faults,
  badAddress: () => 'This is not an address. One looks like http://localhost:8000/v1, without a key in it.',
  late: () => 'The transcriber did not answer in time. See what it is doing, or choose a faster one.',
  unreachable: (fault) => `Nothing answers at its address. Check that the transcriber runs there.${version(fault)}`,
  notFound: (fault, name) =>
    `The address does not have this${answered(fault)}. Check the address, and that it has the model ${name}.${version(fault)}`,
  busy: (fault) => `The transcriber has too much to do, or its credit is used up${answered(fault)}. Try again later.`,
  unreadable: () => 'The address answers, but not in the form of a transcription. Check the address.',
};

/** The model and the transcriber of the service of this computer. */
export const ownParts = {
  takeAddress: (address: string) => `Use ${address}`,
  key: 'Key',
  keyKept: 'A key is kept for this address. Leave this empty to keep it.',
  test: 'Test',
  model: {
    open: 'Model…',
    title: 'A model for this computer',
    description:
      'A model writes follow-up questions and summaries of interviews on this computer. This computer sends it: goal, background and questions of the study, and what participants answer. Without a model, or while it does not answer, a script asks and there are no summaries.',
    address: 'Address of the model',
    addressHint: 'A chat-completions address. A local model usually has http://localhost:11434/v1.',
    addressMissing: 'Enter the address of the model.',
    name: 'Name of the model',
    nameHint: 'As its server calls it, for example llama3.1.',
    nameMissing: 'Enter the name of the model.',
    keyHint: 'A model of this computer needs none. The key is never shown again.',
    testing: 'Asking the model, for 30 seconds at most',
    works: (name: string) => `${name} answers.`,
    use: 'Use this model',
    used: (name: string) => `${name} is used from now on`,
    remove: 'Remove the model',
    removed: 'The model was removed',
    failing: 'The model does not work, so a script asks.',
    faults: faultsOfModel,
  },
  transcriber: {
    open: 'Transcriber…',
    title: 'A transcriber for this computer',
    description:
      'A transcriber writes down what participants say in interviews on this computer. This computer sends it each recording with a voice: its sound only if this computer has ffmpeg, otherwise also its picture. Without a transcriber, an answer says only that it was spoken.',
    address: 'Address of the transcriber',
    addressHint: 'That of a whisper server, for example. On this computer it is often http://localhost:8000/v1.',
    addressMissing: 'Enter the address of the transcriber.',
    name: 'Name of its model',
    nameHint: 'As its server calls it. A server with only one model takes any name.',
    nameMissing: 'Enter the name of its model, such as whisper-1.',
    keyHint: 'A transcriber of this computer needs none. The key is never shown again.',
    testing: 'Sending a second of silence, for a minute at most',
    works: (_name: string) => 'The transcriber writes down what it hears.',
    use: 'Use this transcriber',
    used: (_name: string) => 'The transcriber is used from now on',
    remove: 'Remove the transcriber',
    removed: 'The transcriber was removed',
    failing: 'The transcriber does not work. Spoken answers are written down once it does.',
    faults: faultsOfTranscriber,
  },
};
