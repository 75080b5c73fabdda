import type { ModelFault } from '@guide-studio/host/common';

type Sentence = (fault: ModelFault, model: string) => string;

const version = ({ lacksVersion }: ModelFault): string => (lacksVersion ? ' Most addresses end with /v1.' : '');

const faults: Readonly<Record<ModelFault['kind'], Sentence>> = {
  badAddress: () => 'This is not an address. One looks like http://localhost:11434/v1, without a key in it.',
  late: () => 'The model did not answer within 30 seconds. Choose a faster one: participants wait for 6 seconds.',
  unreachable: (fault) => `Nothing answers at this address. Check that the model runs there.${version(fault)}`,
  key: ({ status }) => `The address refuses the key (${status}). Enter the right one.`,
  notFound: (fault, model) =>
    `The address does not have this (${fault.status}). Check the address, and that it has the model ${model}.${version(fault)}`,
  busy: ({ status }) => `The model has too much to do, or its credit is used up (${status}). Try again later.`,
  unreadable: () => 'The model answers, but not with the JSON that is asked for. Choose one that writes JSON.',
  other: ({ status }) => `The address answers with an error (${status}). See what it logged.`,
};

/** The model of the service of this computer. */
export const ownModel = {
  open: 'Model…',
  title: 'A model for this computer',
  description:
    'A model writes follow-up questions and summaries of interviews on this computer. Without one, or while it does not answer, a script asks.',
  address: 'Address of the model',
  addressHint: 'A chat-completions address. A local model usually has http://localhost:11434/v1.',
  local: 'Use http://localhost:11434/v1',
  addressMissing: 'Enter the address of the model.',
  name: 'Name of the model',
  nameHint: 'As its server calls it, for example llama3.1.',
  nameMissing: 'Enter the name of the model.',
  key: 'Key',
  keyHint: 'A model of this computer needs none. The key is never shown again.',
  keyKept: 'A key is kept for this address. Leave this empty to keep it.',
  test: 'Test',
  testing: 'Asking the model, for 30 seconds at most',
  answers: (model: string) => `${model} answers.`,
  use: 'Use this model',
  used: (model: string) => `${model} is used from now on`,
  remove: 'Remove the model',
  removed: 'The model was removed',
  faults,
};
