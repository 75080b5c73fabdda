import { type ItemCounts, itemCountWords } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted, plural } = pluralsOf('en');
const joined = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The requirements of a publication. */
const readiness = {
  states: { good: 'Fine', note: 'Note', bad: 'To do' },
  notSaved: 'Not saved yet. You will be asked for a file name first.',
  readOnly: (name: string) => `“${name}” is read-only, because saving it would lose data.`,
  unsaved: (name: string) => `Unsaved changes. They are saved to “${name}” first.`,
  saved: (name: string) => `Saved as “${name}”.`,
  noProblems: 'No problems.',
  problems: (count: number) =>
    `${plural(count, { one: 'One problem', other: `${count} problems` })} that the service would reject.`,
  showProblem: 'Show the first problem',
  warnings: (count: number) =>
    `${plural(count, { one: 'One warning.', other: `${count} warnings.` })} You are asked again before you publish.`,
  advice: (count: number) =>
    `${plural(count, { one: 'One suggestion.', other: `${count} suggestions.` })} You can still publish.`,
  showAdvice: 'Show the first',
  change: 'Change',
  choose: 'Choose',
  looking: 'Loading the connection.',
  notRead: 'The connections could not be read.',
  approved: (name: string, when: string) => `Approved by ${name}, ${when}.`,
  notApproved: (name: string, when: string) =>
    `This version is not approved. The guide has changed since ${name} approved it, ${when}.`,
  withdrawn: (name: string, when: string) =>
    `This version is no longer approved. ${name} withdrew the approval, ${when}.`,
  showApprovals: 'Show approvals',
  openComments: (count: number) =>
    `${plural(count, { one: 'One comment is open.', other: `${count} comments are open.` })} You can still publish.`,
  showComments: 'Show the first comment',
  noConnection: 'No connection is chosen.',
  publishesTo: (connection: string) => `Publishes to “${connection}”`,
  keyMissing: (connection: string) => `The key is missing for “${connection}”`,
};

/** The way from the guide to the answers. */
const path = {
  title: 'The way to the answers',
  names: {
    check: 'Check',
    approve: 'Approve',
    draft: 'Draft',
    launch: 'Launch',
    invite: 'Invite',
    answers: 'Answers',
  },
  states: { done: 'Done', present: 'Next step', later: 'Later', amiss: 'To do' },
  notes: {
    fatal: (count: number) =>
      plural(count, { one: 'One finding would ruin the study.', other: `${count} findings would ruin the study.` }),
    problems: (count: number) =>
      `Fix ${plural(count, { one: 'one problem', other: `${count} problems` })} in the guide.`,
    readOnly: 'The file is read-only.',
    warnings: (count: number) => plural(count, { one: 'With one warning.', other: `With ${count} warnings.` }),
    notSaved: 'Nothing must be fixed. Publishing asks for a file name.',
    unsaved: 'Nothing must be fixed. Publishing saves the guide.',
    clean: 'Nothing must be fixed.',
    earlierChecked: 'The study has an earlier text.',
    optional: 'Optional.',
    approved: (name: string, when: string) => `By ${name}, ${when}.`,
    otherApproved: (name: string) => `Optional. ${name} approved another version.`,
    withdrawn: (name: string) => `Optional. ${name} withdrew the approval.`,
    undecided: 'It is not known whether the last attempt arrived.',
    afterCheck: 'Waits for the check.',
    noService: 'Needs a connection to a service.',
    publish: 'Publish the guide. Nobody is interviewed yet.',
    publishElsewhere: 'Publish the guide. Its studies are at another connection.',
    publishChanged: 'The draft has an earlier text. Publish the changed guide.',
    published: (when: string) => `Published ${when}.`,
    earlierPublished: (when: string) => `Published ${when}, with an earlier text.`,
    needsDraft: 'Waits for the draft.',
    needsDecision: 'Waits for the draft.',
    noServiceNow: 'Needs the connection to the service.',
    launchNow: 'Open the study to participants.',
    live: 'The study is live.',
    paused: 'The study is paused.',
    closed: 'The study is closed.',
    needsLaunch: 'Waits for the launch.',
    send: 'Send the link to participants.',
    linkOld: 'The link is from an earlier address.',
    sent: 'People have taken part.',
    reopen: 'Nobody can begin now. Reopen the study to invite people.',
    needsPeople: 'Waits for participants.',
    finished: (count: number) => `${counted(count, { one: 'finished interview', other: 'finished interviews' })}.`,
  },
  changed: {
    draft: {
      what: 'You have changed the guide since you published this draft.',
      next: 'Publish the changed guide as a new draft, and launch that one. Or launch the earlier text, below.',
    },
    live: {
      what: 'You have changed the guide since you published this study.',
      next: 'The study keeps the earlier text. To use the changed guide, publish it as a second draft: that becomes a study of its own, with a link of its own.',
    },
  },
  toPublishing: 'Go to publishing',
};

/** What ruins a study, and must be confirmed. */
const fatal = {
  kinds: {
    nobodyCompletes: 'Nobody completes the interview.',
    conceptNotShown: 'A concept cannot be shown.',
    conceptForNobody: 'A concept is never shown.',
    languageWithoutTexts: 'A language has no texts.',
  },
  noTexts: (language: string) =>
    `The guide offers ${language}, but nothing is translated. Participants cannot choose it.`,
  show: 'Show where',
  toLanguages: 'Show languages',
  publish: {
    title: (count: number) =>
      plural(count, {
        one: 'Publish a guide with a fatal problem?',
        other: `Publish a guide with ${count} fatal problems?`,
      }),
    meaning: 'The study made from this guide would not give you the answers that you expect:',
    act: 'Publish anyway',
  },
  launch: {
    title: (count: number) =>
      plural(count, {
        one: 'Launch a study with a fatal problem?',
        other: `Launch a study with ${count} fatal problems?`,
      }),
    meaning: 'Participants would meet this, and each of them uses a credit:',
    act: 'Launch anyway',
  },
  also: 'Also:',
  back: 'Go back',
};

/** What the paths and the tests of the guide say against it. */
const pathNotes = {
  unseen: (items: ItemCounts, concepts: number) => {
    const count = items.questions + items.statements;
    return `${joined.format([
      ...(count > 0 ? itemCountWords(items, 'en') : []),
      ...(concepts > 0 ? [counted(concepts, { one: 'concept', other: 'concepts' })] : []),
    ])} ${count + concepts === 1 ? 'is' : 'are'} shown to nobody.`;
  },
  tests: (failed: number, outdated: number) =>
    [
      ...(failed > 0 ? [plural(failed, { one: 'One guide test fails.', other: `${failed} guide tests fail.` })] : []),
      ...(outdated > 0
        ? [plural(outdated, { one: 'One guide test is outdated.', other: `${outdated} guide tests are outdated.` })]
        : []),
    ].join(' '),
  showPaths: 'See paths',
  showTests: 'See tests',
  mayPublish: 'You can still publish.',
  mayLaunch: 'You can still launch.',
};

const publish = {
  title: 'Publish',
  intro:
    'Publishing sends this guide to the service, which creates a draft from it. Nobody is interviewed until you launch the draft.',
  publish: 'Publish draft',
  publishing: 'Publishing',
  undecided: 'Resolve the last attempt first.',
  readOnly: 'The file is read-only, so the draft would differ from the file.',
  problems: (count: number) =>
    `Fix the ${plural(count, { one: 'problem', other: `${count} problems` })} first. The service would reject the guide.`,
  noConnection: 'Choose a connection first.',
  noKey: 'Enter the key of the connection first.',
  notRunning: 'The study service of this computer is not running.',
  twice: 'Publish the same guide again?',
  twiceMeaning:
    'The service already has a study made from exactly this guide, listed below. Publishing again creates a second one.',
  second: 'Publish a second draft',
  despite: (count: number) =>
    plural(count, { one: 'Publish despite this warning?', other: `Publish despite these ${count} warnings?` }),
  anyway: 'Publish anyway',
  /** A warning that applies to several parts. */
  at: (name: string, warning: string) => `“${name}”: ${warning}`,
  times: (warning: string, count: number) => `${warning} (${count} times)`,
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
  candidates: 'Studies that may be your draft',
  lookAgain: 'Look again',
  noneOfThese: 'None of these: publish again',
  again: 'Publish again',
  leave: 'Leave it as it is',
  made: (when: string) => `created ${when}`,
  mine: 'This is my draft',
  title: 'Publish again?',
  meaning:
    'If the first draft was created after all, the service will have two. Drafts cost nothing. Launch only one of them.',
};

/** The studies made from a guide. */
const list = {
  title: 'Studies from this guide',
  others: 'Other studies from this guide',
  reading: 'Loading the notes beside the file',
  empty: 'No drafts yet. The first draft you publish appears here.',
  draft: 'Draft',
  published: (when: string) => `Published ${when}`,
  same: 'The guide has not changed since then.',
  changed: 'The guide has changed since then. The study keeps the old text.',
  unapproved: 'This is not the approved version.',
  launch: 'Launch…',
  madeAt: 'Created on ',
  madeAtNext: '. Choose that connection to launch it.',
  notNoted: 'This could not be saved beside the file. It is remembered until you quit.',
  link: 'Self-recruit link',
  oldLink: 'This link is from an earlier run of the service, which had another address.',
  renew: 'Get the current link',
};

const launch = {
  title: 'Launch this study?',
  goesLive: 'The draft ',
  goesLiveNext: (name: string) => ` of “${name}” goes live.`,
  meanings: [
    'The self-recruit link opens: anyone who has it can take part.',
    'Each participant who starts to answer uses one project credit. It is returned if they are screened out or give no answer for 24 hours.',
    'You cannot undo a launch.',
  ],
  endsHere: (isOpenForNetwork: boolean) =>
    `${isOpenForNetwork ? 'People take part on this computer and in this network' : 'Its link works on this computer only'}, and only while Guide Studio is running. When you quit, nobody can start or continue an interview until you start it again. Answers are kept.`,
  facts: {
    title: 'Title',
    questions: 'Questions',
    statements: 'Statements',
    length: 'Estimated length',
    lengthUnknown: 'Unknown, because the guide has changed since then.',
    published: 'Published',
  },
  changed: {
    what: 'The guide has changed since this draft was published. The older text would launch.',
    next: 'To launch the guide as it is now, publish it again and launch the new draft.',
  },
  unapproved: {
    what: 'This draft is not approved. All approvals are of other versions of the guide, or were withdrawn.',
    next: 'Have this version approved, or publish the approved version again.',
  },
  toPublishing: 'Go to publishing',
  readingWallets: 'Loading the wallets',
  launch: 'Launch',
  launchOn: (wallet: string) => `Launch study (paid from wallet “${wallet}”)`,
  launchWithout: 'Launch study without a wallet',
  chooseWallet: 'Choose a wallet',
  isLive: 'The study is live',
  sendLink: 'Send this link to the people you want to interview.',
  tryIt: 'Take the interview on this computer to try it, then read the answers here.',
  paidFrom: (wallet: string, credits: string) => `Responses are paid from ${wallet}, which has ${credits} left.`,
  launched: 'Study launched',
  noWallets: 'Your organization has no wallets that you can use.',
  noWalletsNext:
    'If it is not billed by wallet, you can launch. If it is, the service rejects the launch and nothing happens.',
  paidFromOne: 'Paid from',
  whichWallet: 'Which wallet pays?',
  creditsHere: {
    what: 'On this computer, a credit is only a counter.',
    next: 'It costs nothing. It limits how many people can take part.',
    more: 'Add credits',
    how: 'Run this command in a terminal, while Guide Studio is open or closed. The number at its end is how many are added.',
    command: 'Command that adds credits',
    copy: 'Copy command',
    topUp: (wallet: string) => `guide wallets top-up ${wallet} 1000`,
  },
  creditsOwn: {
    what: (service: string) => `At “${service}”, a credit is only a counter.`,
    next: 'It costs nothing: it limits how many people can take part. Its operator can add more with “guide wallets top-up”.',
  },
  creditsElsewhere: {
    what: (service: string) => `What a credit costs is decided by “${service}”.`,
    next: 'Guide Studio neither sells nor bills credits. Prices, and a way to buy more, are in your account at that service.',
  },
  credits: (count: number, written: string) => `${written} ${plural(count, { one: 'credit', other: 'credits' })}`,
};

/** Approvals of the guide. */
const approvals = {
  title: 'Approvals',
  intro:
    'An approval applies to the exact content of the guide. It is kept beside the file and listed in every export until it is withdrawn. For people without Guide Studio, export the guide: it has a place to sign.',
  exportIt: 'Export to sign…',
  empty: 'No approvals yet.',
  unsaved: 'Save the guide first. Approvals are kept in a file beside it.',
  act: 'Approve this guide…',
  ofThis: 'Current version',
  ofOther: 'Other version',
  approvedBy: (name: string, when: string) => `${name}, ${when}`,
  fingerprint: (start: string) => `Fingerprint ${start}…`,
  dialog: 'Approve this guide?',
  meaning: (title: string) =>
    `You confirm that “${title}” is right as it is now. After any later change, this approval is for an earlier version.`,
  name: 'Your name',
  note: 'Note',
  noteHint: 'For example, your role, or a condition.',
  approve: 'Approve',
  announcement: 'Guide approved',
  withdraw: 'Withdraw',
  withdrawThat: (name: string) => `Withdraw the approval by ${name}`,
  withdrawDialog: (name: string) => `Withdraw the approval by ${name}?`,
  withdrawMeaning:
    'It stays listed as withdrawn, with your name, and no longer approves anything. This cannot be undone, but the guide can be approved again.',
  withdrawnBy: (name: string, when: string) => `Withdrawn by ${name}, ${when}.`,
  withdrawnAnnouncement: 'Approval withdrawn',
};

/** Whether a live study accepts new participants. */
const intake = {
  states: { open: 'Live', paused: 'Paused', closed: 'Closed' },
  actions: { paused: 'Pause…', closed: 'Close…', open: 'Reopen…' },
  dialogs: {
    paused: {
      title: 'Pause this study?',
      meanings: [
        'People who open the link cannot take part until you reopen the study.',
        'Interviews in progress may finish. All answers stay.',
      ],
      act: 'Pause study',
      announcement: 'Study paused',
    },
    closed: {
      title: 'Close this study?',
      meanings: [
        'People who open the link cannot take part any more.',
        'Interviews in progress may finish. All answers stay.',
        'You can reopen the study later.',
      ],
      act: 'Close study',
      announcement: 'Study closed',
    },
    open: {
      title: 'Reopen this study?',
      meanings: [
        'Anyone who has the link can take part again.',
        'Each participant who starts to answer uses one project credit.',
      ],
      act: 'Reopen study',
      announcement: 'Study reopened',
    },
  },
  text: 'Text for participants',
  textHint: {
    paused:
      'For people who open the link. Without it they read that the study is paused and that they can try again later.',
    closed: 'For people who open the link. Without it they read that the study is closed.',
  },
  textGone: 'The text for participants is deleted.',
  tooLong: (most: number) => `Shorten the text to ${most} characters.`,
  reads: (text: string) => `People who open the link read: “${text}”`,
  usual: {
    paused: 'People who open the link read that the study is paused.',
    closed: 'People who open the link read that the study is closed.',
  },
  underWay: (count: number) =>
    count === 1
      ? 'One interview is in progress and may finish.'
      : `${count} interviews are in progress and may finish.`,
};

/** A link to copy. */
const link = {
  copied: 'Copied',
  selected: 'The text is selected. Press Ctrl+C, or Command+C on a Mac, to copy it.',
  copy: 'Copy link',
  copyNamed: (label: string) => `Copy link: ${label}`,
  copyAll: 'Copy all as CSV',
  notCopied: 'The links could not be copied. Copy them one by one.',
  parameters: (count: number) => `Links with a parameter (${count})`,
  parametersHint: 'Conditions in this guide use these. Participants who open such a link see what depends on it.',
  parameterLink: (parameter: string, value: string) => `${parameter} = ${value}`,
  parameter: 'Parameter',
  value: 'Value',
  link: 'Link',
  onlyHere:
    'This link works on this computer only, and only while Guide Studio is running. To invite others, choose Invite.',
  openNamed: (label: string) => `Open: ${label}`,
  open: 'Open',
};

/** From the guide to a draft, and from a draft to a live study. */
export const study = {
  media: {
    needAddresses: (names: readonly string[]) =>
      `This service takes https addresses only. Put these files on a web server, and enter the address of each: ${names.map((name) => `“${name}”`).join(', ')}.`,
    missing: (name: string) =>
      `The file of “${name}” is not beside the guide, or it is damaged. Choose it again, or copy the folder that ends with “.media” from where the guide comes from.`,
    notAsked: (count: number) =>
      plural(count, {
        one: 'One picture or video has an address on the internet. Check that participants can see it.',
        other: `${count} pictures and videos have addresses on the internet. Check that participants can see them.`,
      }),
    allShown: (count: number) =>
      plural(count, {
        one: 'The address shows what it should.',
        other: `All ${count} addresses show what they should.`,
      }),
    check: 'Check addresses',
    notShown: (name: string, why: string) => `“${name}” cannot be shown: ${why}`,
    states: {
      private: 'the address leads to this computer or the network around it. Choose the file instead.',
      notFound: 'there is nothing at this address. Check it, or choose the file instead.',
      refused: 'the server lets nobody in without an account. Make the file public, or choose the file instead.',
      failing: 'the server failed. Try again later.',
      page: 'this is the address of a web page, not of the picture itself. Open the picture alone and copy that address.',
      otherType: 'what is there is of another kind. Check the address and its type.',
      moved: 'the address leads on too often. Enter the last one.',
      insecure: 'it leads to an address without https. Enter one that begins with https://.',
      unreachable: 'the server was not reached. Check the address and the connection.',
      slow: 'the server took more than ten seconds. Try again, or choose the file instead.',
    },
  },
  title: 'Study',
  cancel: 'Cancel',
  done: 'Done',
  tryAgain: 'Try again',
  readiness,
  pathNotes,
  publish,
  unknown,
  list,
  launch,
  approvals,
  intake,
  link,
  path,
  fatal,
};
