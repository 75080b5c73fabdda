/** What a publication needs. */
const readiness = {
  states: { good: 'Fine', note: 'Note', bad: 'To do' },
  notSaved: 'Not saved yet. You are asked for a file name first.',
  readOnly: (name: string) => `“${name}” is read-only: saving it would lose something.`,
  unsaved: (name: string) => `Unsaved changes. They are saved to “${name}” first.`,
  saved: (name: string) => `Saved as “${name}”.`,
  noProblems: 'No problems.',
  problems: (count: number) => `${count === 1 ? 'One problem' : `${count} problems`} that the service would refuse.`,
  showProblem: 'Show the first problem',
  advice: (count: number) =>
    `${count === 1 ? 'One piece of advice.' : `${count} pieces of advice.`} You can publish all the same.`,
  showAdvice: 'Show the first',
  change: 'Change',
  choose: 'Choose',
  looking: 'Looking for the connection.',
  notRead: 'The connections could not be read.',
  approved: (name: string, when: string) => `Approved by ${name}, ${when}.`,
  notApproved: (name: string, when: string) =>
    `What would be published is not what was approved: the guide has changed since ${name} approved it, ${when}.`,
  withdrawn: (name: string, when: string) =>
    `What would be published is not approved any more: ${name} withdrew the approval, ${when}.`,
  showApprovals: 'Show approvals',
  openComments: (count: number) =>
    `${count === 1 ? 'One comment is open.' : `${count} comments are open.`} You can publish all the same.`,
  showComments: 'Show the first comment',
  noConnection: 'No connection is chosen.',
  publishesTo: (connection: string) => `Publishes to “${connection}”`,
  keyMissing: (connection: string) => `The key is missing for “${connection}”`,
};

const publish = {
  title: 'Publish',
  intro:
    'Publishing sends this guide to the service, which makes a new draft of it. Nobody is interviewed before you launch the draft.',
  publish: 'Publish draft',
  publishing: 'Publishing',
  undecided: 'Decide first what became of the last attempt.',
  readOnly: 'The file is read-only: what would be sent is not what the file says.',
  problems: (count: number) =>
    `Solve the ${count === 1 ? 'problem' : `${count} problems`} first: the service would refuse the guide.`,
  noConnection: 'Choose a connection first.',
  noKey: 'Enter the key of the connection first.',
  twice: 'Publish the same guide again?',
  twiceMeaning:
    'The service already has a study of exactly this guide, listed below. Publishing again makes a second one beside it.',
  second: 'Publish a second draft',
  connections: 'Connections',
  reported: 'Problems the service reported',
  show: 'Show',
  more: (count: number) => `And ${count} more.`,
  published: 'Draft published',
  found: (count: number) => (count === 0 ? 'No new study with this title was found' : `${count} found`),
  renewed: 'Link renewed',
};

/** The answer to a publication was lost. */
const unknown = {
  candidates: 'Studies that may be the draft',
  lookAgain: 'Look again',
  noneOfThese: 'None of these: publish again',
  again: 'Publish again',
  leave: 'Leave it',
  made: (when: string) => `made ${when}`,
  mine: 'This is my draft',
  title: 'Publish again?',
  meaning:
    'If the first draft was made after all, the service will have two. Drafts cost nothing; launch only one of them.',
};

/** The studies made from a guide. */
const list = {
  title: 'Studies from this guide',
  reading: 'Reading the notes beside the file',
  empty: 'Nothing is published from this guide yet. The first draft appears here.',
  live: 'Live',
  draft: 'Draft',
  published: (when: string) => `Published ${when}`,
  same: 'The guide has not changed since.',
  changed: 'The guide has changed since. The study keeps the old text.',
  unapproved: 'It is not what was approved.',
  launch: 'Launch…',
  madeAt: 'Made at ',
  madeAtNext: '. Choose that connection to launch it.',
  notNoted: 'This could not be noted beside the file: it is remembered until you quit.',
  link: 'Self-recruit link',
  oldLink: 'This link is of an earlier run of the service, which had another address.',
  renew: 'Get the present link',
};

const launch = {
  title: 'Launch this study?',
  goesLive: 'The draft ',
  goesLiveNext: (name: string) => ` of “${name}” goes live.`,
  meanings: [
    'The self-recruit link opens: whoever has it can take part.',
    'Each person who starts answering takes one project credit. It comes back if they are screened out or stop for a day.',
    'A launch cannot be taken back here.',
  ],
  facts: {
    title: 'Title',
    questions: 'Questions',
    length: 'Estimated length',
    lengthUnknown: 'Not known: the guide has changed since.',
    published: 'Published',
  },
  changed: {
    what: 'The guide has changed since this draft was published: the older text would launch.',
    next: 'To launch the guide as it is now, publish it again and launch the new draft.',
  },
  unapproved: {
    what: 'This draft is not what was approved: approvals are of other versions of the guide, or were withdrawn.',
    next: 'Have this version approved, or publish again what was approved.',
  },
  toPublishing: 'Go to publishing',
  readingWallets: 'Reading the wallets',
  launch: 'Launch',
  launchOn: (wallet: string, credits: string) => `Launch on ${wallet} (${credits})`,
  launchWithout: 'Launch without a wallet',
  chooseWallet: 'Choose a wallet',
  isLive: 'The study is live',
  sendLink: 'Send this link to the people you want to interview.',
  tryIt: 'Take the interview on this computer to try it, then read the answers here.',
  paidFrom: (wallet: string, credits: string) => `Responses are paid from ${wallet} (${credits}).`,
  launched: 'Study launched',
  noWallets: 'Your organization has no wallets that you can use.',
  noWalletsNext:
    'If it is not billed by wallets, you can launch. If it is, the service refuses the launch and nothing happens.',
  paidFromOne: 'Paid from',
  whichWallet: 'Which wallet pays?',
  credits: (count: number, written: string) => `${written} ${count === 1 ? 'credit' : 'credits'}`,
};

/** Somebody's word that the guide is right. */
const approvals = {
  title: 'Approvals',
  intro:
    'An approval is bound to the exact content of the guide. It is kept beside the file and listed in every export, until it is withdrawn.',
  empty: 'Nobody has approved this guide yet.',
  unsaved: 'Save the guide first: approvals are kept in a file beside it.',
  act: 'Approve this guide…',
  ofThis: 'Of the guide as it is now',
  ofOther: 'Of another version',
  approvedBy: (name: string, when: string) => `${name}, ${when}`,
  fingerprint: (start: string) => `Fingerprint ${start}…`,
  dialog: 'Approve this guide?',
  meaning: (title: string) =>
    `You say that “${title}” is right as it is now. Any later change makes this the approval of an earlier version.`,
  name: 'Your name',
  note: 'Note',
  noteHint: 'For example in what role, or under which condition.',
  approve: 'Approve',
  said: 'Guide approved',
  withdraw: 'Withdraw',
  withdrawThat: (name: string) => `Withdraw the approval by ${name}`,
  withdrawDialog: (name: string) => `Withdraw the approval by ${name}?`,
  withdrawMeaning:
    'It stays listed as withdrawn, with your name, and approves nothing any more. This cannot be undone: the guide can be approved again.',
  withdrawnBy: (name: string, when: string) => `Withdrawn by ${name}, ${when}.`,
  withdrawnSaid: 'Approval withdrawn',
};

/** A link to copy. */
const link = {
  copied: 'Copied',
  selected: 'The link is selected. Press Ctrl+C, or Command+C on a Mac, to copy it.',
  copy: 'Copy link',
  copyNamed: (label: string) => `Copy link: ${label}`,
  copyAll: 'Copy all as CSV',
  notCopied: 'They could not be copied. Copy them one by one.',
  parameters: (count: number) => `Links with a parameter (${count})`,
  parametersHint: 'Conditions of this guide ask for these. Whoever takes part by such a link sees what depends on it.',
  parameterLink: (parameter: string, value: string) => `${parameter} = ${value}`,
  parameter: 'Parameter',
  value: 'Value',
  link: 'Link',
  onlyHere:
    'This link works on this computer only. To reach people, publish to a connection whose service they can reach.',
  openNamed: (label: string) => `Open: ${label}`,
  open: 'Open',
};

/** From the guide to a draft, and from a draft to a live study. */
export const study = {
  title: 'Study',
  cancel: 'Cancel',
  done: 'Done',
  tryAgain: 'Try again',
  readiness,
  publish,
  unknown,
  list,
  launch,
  approvals,
  link,
};
