import type { Words } from '../en/index.ts';

const readiness: Words['study']['readiness'] = {
  states: { good: 'In Ordnung', note: 'Hinweis', bad: 'Zu tun' },
  notSaved: 'Noch nicht gespeichert. Sie werden zuerst nach einem Dateinamen gefragt.',
  readOnly: (name) => `„${name}“ ist nur lesbar: Beim Speichern ginge etwas verloren.`,
  unsaved: (name) => `Ungespeicherte Änderungen. Sie werden zuerst in „${name}“ gespeichert.`,
  saved: (name) => `Gespeichert als „${name}“.`,
  noProblems: 'Keine Probleme.',
  problems: (count) =>
    count === 1
      ? 'Ein Problem, das der Dienst zurückweisen würde.'
      : `${count} Probleme, die der Dienst zurückweisen würde.`,
  showProblem: 'Erstes Problem zeigen',
  advice: (count) => `${count === 1 ? 'Ein Hinweis.' : `${count} Hinweise.`} Sie können trotzdem veröffentlichen.`,
  showAdvice: 'Ersten zeigen',
  change: 'Ändern',
  choose: 'Wählen',
  looking: 'Die Verbindung wird gesucht.',
  notRead: 'Die Verbindungen konnten nicht gelesen werden.',
  approved: (name, when) => `Freigegeben von ${name}, ${when}.`,
  notApproved: (name, when) =>
    `Was veröffentlicht würde, ist nicht, was freigegeben wurde: Der Leitfaden hat sich seit der Freigabe durch ${name}, ${when}, geändert.`,
  withdrawn: (name, when) =>
    `Was veröffentlicht würde, ist nicht mehr freigegeben: ${name} hat die Freigabe zurückgezogen, ${when}.`,
  showApprovals: 'Freigaben zeigen',
  openComments: (count) =>
    `${count === 1 ? 'Ein Kommentar ist offen.' : `${count} Kommentare sind offen.`} Sie können trotzdem veröffentlichen.`,
  showComments: 'Ersten Kommentar zeigen',
  noConnection: 'Keine Verbindung ist gewählt.',
  publishesTo: (connection) => `Veröffentlicht auf „${connection}“`,
  keyMissing: (connection) => `Es fehlt der Schlüssel für „${connection}“`,
};

const publish: Words['study']['publish'] = {
  title: 'Veröffentlichen',
  intro:
    'Beim Veröffentlichen wird dieser Leitfaden an den Dienst gesendet, der daraus einen neuen Entwurf macht. Niemand wird befragt, bevor Sie den Entwurf starten.',
  publish: 'Entwurf veröffentlichen',
  publishing: 'Wird veröffentlicht',
  undecided: 'Entscheiden Sie zuerst, was aus dem letzten Versuch wurde.',
  readOnly: 'Die Datei ist nur lesbar: Gesendet würde nicht das, was in der Datei steht.',
  problems: (count) =>
    `Lösen Sie zuerst ${count === 1 ? 'das Problem' : `die ${count} Probleme`}: Der Dienst würde den Leitfaden zurückweisen.`,
  noConnection: 'Wählen Sie zuerst eine Verbindung.',
  noKey: 'Geben Sie zuerst den Schlüssel der Verbindung ein.',
  twice: 'Denselben Leitfaden noch einmal veröffentlichen?',
  twiceMeaning:
    'Der Dienst hat schon eine Studie aus genau diesem Leitfaden; sie steht unten. Erneutes Veröffentlichen macht eine zweite daneben.',
  second: 'Zweiten Entwurf veröffentlichen',
  connections: 'Verbindungen',
  reported: 'Vom Dienst gemeldete Probleme',
  show: 'Zeigen',
  more: (count) => `Und ${count} weitere.`,
  published: 'Entwurf veröffentlicht',
  found: (count) => (count === 0 ? 'Keine neue Studie mit diesem Titel gefunden' : `${count} gefunden`),
  renewed: 'Link erneuert',
};

const unknown: Words['study']['unknown'] = {
  candidates: 'Studien, die der Entwurf sein können',
  lookAgain: 'Erneut nachsehen',
  noneOfThese: 'Keine davon: erneut veröffentlichen',
  again: 'Erneut veröffentlichen',
  leave: 'Dabei belassen',
  made: (when) => `erstellt ${when}`,
  mine: 'Das ist mein Entwurf',
  title: 'Erneut veröffentlichen?',
  meaning:
    'Falls der erste Entwurf doch entstanden ist, hat der Dienst danach zwei. Entwürfe kosten nichts; starten Sie nur einen davon.',
};

const list: Words['study']['list'] = {
  title: 'Studien aus diesem Leitfaden',
  reading: 'Die Notizen neben der Datei werden gelesen',
  empty: 'Aus diesem Leitfaden ist noch nichts veröffentlicht. Der erste Entwurf erscheint hier.',
  live: 'Läuft',
  draft: 'Entwurf',
  published: (when) => `Veröffentlicht ${when}`,
  same: 'Der Leitfaden ist seitdem unverändert.',
  changed: 'Der Leitfaden wurde seitdem geändert. Die Studie behält den alten Text.',
  unapproved: 'Das ist nicht, was freigegeben wurde.',
  launch: 'Starten …',
  madeAt: 'Erstellt bei ',
  madeAtNext: '. Wählen Sie diese Verbindung, um die Studie zu starten.',
  notNoted: 'Das konnte nicht neben der Datei vermerkt werden: Es bleibt gemerkt, bis Sie das Programm beenden.',
  link: 'Link zur Teilnahme',
  oldLink: 'Dieser Link stammt aus einem früheren Lauf des Dienstes, der eine andere Adresse hatte.',
  renew: 'Aktuellen Link holen',
};

const launch: Words['study']['launch'] = {
  title: 'Diese Studie starten?',
  goesLive: 'Der Entwurf ',
  goesLiveNext: (name) => ` von „${name}“ wird gestartet.`,
  meanings: [
    'Der Link zur Teilnahme wird freigegeben: Wer ihn hat, kann teilnehmen.',
    'Jede Person, die zu antworten beginnt, verbraucht ein Projekt-Guthaben. Es kommt zurück, wenn sie im Screener ausscheidet oder einen Tag lang nicht weitermacht.',
    'Ein Start lässt sich hier nicht zurücknehmen.',
  ],
  facts: {
    title: 'Titel',
    questions: 'Fragen',
    length: 'Geschätzte Dauer',
    lengthUnknown: 'Nicht bekannt: Der Leitfaden wurde seitdem geändert.',
    published: 'Veröffentlicht',
  },
  changed: {
    what: 'Der Leitfaden wurde seit der Veröffentlichung dieses Entwurfs geändert: Gestartet würde der ältere Text.',
    next: 'Um den Leitfaden zu starten, wie er jetzt ist, veröffentlichen Sie ihn erneut und starten den neuen Entwurf.',
  },
  unapproved: {
    what: 'Dieser Entwurf ist nicht, was freigegeben wurde: Die Freigaben gelten für andere Fassungen des Leitfadens oder wurden zurückgezogen.',
    next: 'Lassen Sie diese Fassung freigeben, oder veröffentlichen Sie erneut, was freigegeben wurde.',
  },
  toPublishing: 'Zum Veröffentlichen',
  readingWallets: 'Die Guthabenkonten werden gelesen',
  launch: 'Starten',
  launchOn: (wallet, credits) => `Auf ${wallet} starten (${credits})`,
  launchWithout: 'Ohne Guthabenkonto starten',
  chooseWallet: 'Guthabenkonto wählen',
  isLive: 'Die Studie läuft',
  sendLink: 'Senden Sie diesen Link an alle, die Sie befragen möchten.',
  tryIt: 'Nehmen Sie auf diesem Computer zur Probe teil, und lesen Sie die Antworten danach hier.',
  paidFrom: (wallet, credits) => `Antworten werden von ${wallet} bezahlt (${credits}).`,
  launched: 'Studie gestartet',
  noWallets: 'Ihre Organisation hat kein Guthabenkonto, das Sie nutzen können.',
  noWalletsNext:
    'Wird sie nicht über Guthabenkonten abgerechnet, können Sie starten. Andernfalls weist der Dienst den Start zurück, und nichts geschieht.',
  paidFromOne: 'Bezahlt von',
  whichWallet: 'Welches Guthabenkonto bezahlt?',
  credits: (_count, written) => `${written} Guthaben`,
};

const approvals: Words['study']['approvals'] = {
  title: 'Freigaben',
  intro:
    'Eine Freigabe gilt genau für den Inhalt des Leitfadens. Sie liegt neben der Datei und steht in jedem Export, bis sie zurückgezogen wird.',
  empty: 'Noch niemand hat diesen Leitfaden freigegeben.',
  unsaved: 'Speichern Sie den Leitfaden zuerst: Freigaben liegen in einer Datei daneben.',
  act: 'Diesen Leitfaden freigeben …',
  ofThis: 'Für den Leitfaden, wie er jetzt ist',
  ofOther: 'Für eine andere Fassung',
  approvedBy: (name, when) => `${name}, ${when}`,
  fingerprint: (start) => `Fingerabdruck ${start}…`,
  dialog: 'Diesen Leitfaden freigeben?',
  meaning: (title) =>
    `Sie sagen, dass „${title}“ so richtig ist, wie er jetzt ist. Nach jeder Änderung gilt die Freigabe für eine frühere Fassung.`,
  name: 'Ihr Name',
  note: 'Anmerkung',
  noteHint: 'Zum Beispiel in welcher Rolle oder unter welcher Bedingung.',
  approve: 'Freigeben',
  said: 'Leitfaden freigegeben',
  withdraw: 'Zurückziehen',
  withdrawThat: (name) => `Die Freigabe von ${name} zurückziehen`,
  withdrawDialog: (name) => `Die Freigabe von ${name} zurückziehen?`,
  withdrawMeaning:
    'Sie bleibt mit Ihrem Namen als zurückgezogen stehen und gibt nichts mehr frei. Das lässt sich nicht rückgängig machen: Der Leitfaden kann erneut freigegeben werden.',
  withdrawnBy: (name, when) => `Zurückgezogen von ${name}, ${when}.`,
  withdrawnSaid: 'Freigabe zurückgezogen',
};

const link: Words['study']['link'] = {
  copied: 'Kopiert',
  selected: 'Der Link ist markiert. Drücken Sie Strg+C, auf einem Mac Befehl+C, um ihn zu kopieren.',
  copy: 'Link kopieren',
  copyNamed: (label) => `Link kopieren: ${label}`,
  copyAll: 'Alle als CSV kopieren',
  notCopied: 'Sie konnten nicht kopiert werden. Kopieren Sie sie einzeln.',
  parameters: (count) => `Links mit Parameter (${count})`,
  parametersHint:
    'Bedingungen dieses Leitfadens fragen danach. Wer über so einen Link teilnimmt, sieht, was davon abhängt.',
  parameterLink: (parameter, value) => `${parameter} = ${value}`,
  parameter: 'Parameter',
  value: 'Wert',
  link: 'Link',
  onlyHere:
    'Dieser Link funktioniert nur auf diesem Computer. Um Menschen zu erreichen, veröffentlichen Sie über eine Verbindung, deren Dienst sie erreichen.',
  openNamed: (label) => `Öffnen: ${label}`,
  open: 'Öffnen',
};

export const study: Words['study'] = {
  title: 'Studie',
  cancel: 'Abbrechen',
  done: 'Fertig',
  tryAgain: 'Erneut versuchen',
  readiness,
  publish,
  unknown,
  list,
  launch,
  approvals,
  link,
};
