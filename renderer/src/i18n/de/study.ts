import { itemCountWords } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted, plural } = pluralsOf('de');
const joined = new Intl.ListFormat('de', { type: 'conjunction' });

const readiness: Words['study']['readiness'] = {
  states: { good: 'In Ordnung', note: 'Hinweis', bad: 'Zu tun' },
  notSaved: 'Noch nicht gespeichert. Sie werden zuerst nach einem Dateinamen gefragt.',
  readOnly: (name) => `„${name}“ ist schreibgeschützt, weil beim Speichern Daten verloren gingen.`,
  unsaved: (name) => `Ungespeicherte Änderungen. Sie werden zuerst in „${name}“ gespeichert.`,
  saved: (name) => `Gespeichert als „${name}“.`,
  noProblems: 'Keine Probleme.',
  problems: (count) =>
    plural(count, {
      one: 'Ein Problem, das der Dienst ablehnen würde.',
      other: `${count} Probleme, die der Dienst ablehnen würde.`,
    }),
  showProblem: 'Erstes Problem zeigen',
  warnings: (count) =>
    `${plural(count, { one: 'Eine Warnung.', other: `${count} Warnungen.` })} Vor dem Veröffentlichen werden Sie noch einmal gefragt.`,
  advice: (count) =>
    `${plural(count, { one: 'Ein Hinweis.', other: `${count} Hinweise.` })} Sie können trotzdem veröffentlichen.`,
  showAdvice: 'Ersten zeigen',
  change: 'Ändern',
  choose: 'Wählen',
  looking: 'Die Verbindung wird geladen.',
  notRead: 'Die Verbindungen konnten nicht gelesen werden.',
  approved: (name, when) => `Freigegeben von ${name}, ${when}.`,
  notApproved: (name, when) =>
    `Diese Fassung ist nicht freigegeben. Der Leitfaden hat sich seit der Freigabe durch ${name} (${when}) geändert.`,
  withdrawn: (name, when) =>
    `Diese Fassung ist nicht mehr freigegeben. ${name} hat die Freigabe zurückgezogen (${when}).`,
  showApprovals: 'Freigaben zeigen',
  openComments: (count) =>
    `${plural(count, { one: 'Ein Kommentar ist offen.', other: `${count} Kommentare sind offen.` })} Sie können trotzdem veröffentlichen.`,
  showComments: 'Ersten Kommentar zeigen',
  noConnection: 'Es ist keine Verbindung gewählt.',
  publishesTo: (connection) => `Veröffentlicht auf „${connection}“`,
  keyMissing: (connection) => `Der Schlüssel für „${connection}“ fehlt`,
};

const path: Words['study']['path'] = {
  title: 'Der Weg zu den Antworten',
  names: {
    check: 'Prüfen',
    approve: 'Freigeben',
    draft: 'Entwurf',
    launch: 'Starten',
    invite: 'Einladen',
    answers: 'Antworten',
  },
  states: { done: 'Erledigt', present: 'Nächster Schritt', later: 'Später', amiss: 'Zu tun' },
  notes: {
    fatal: (count) =>
      plural(count, {
        one: 'Ein Befund macht die Studie wertlos.',
        other: `${count} Befunde machen die Studie wertlos.`,
      }),
    problems: (count) =>
      `Beheben Sie ${plural(count, { one: 'ein Problem', other: `${count} Probleme` })} im Leitfaden.`,
    readOnly: 'Die Datei ist schreibgeschützt.',
    warnings: (count) => plural(count, { one: 'Mit einer Warnung.', other: `Mit ${count} Warnungen.` }),
    notSaved: 'Nichts muss behoben werden. Beim Veröffentlichen wird nach einem Dateinamen gefragt.',
    unsaved: 'Nichts muss behoben werden. Beim Veröffentlichen wird gespeichert.',
    clean: 'Nichts muss behoben werden.',
    earlierChecked: 'Die Studie hat einen früheren Text.',
    optional: 'Freiwillig.',
    approved: (name, when) => `Von ${name}, ${when}.`,
    otherApproved: (name) => `Freiwillig. ${name} hat eine andere Fassung freigegeben.`,
    withdrawn: (name) => `Freiwillig. ${name} hat die Freigabe zurückgezogen.`,
    undecided: 'Es ist nicht bekannt, ob der letzte Versuch angekommen ist.',
    afterCheck: 'Wartet auf die Prüfung.',
    noService: 'Braucht eine Verbindung zu einem Dienst.',
    publish: 'Veröffentlichen Sie den Leitfaden. Noch wird niemand befragt.',
    publishElsewhere: 'Veröffentlichen Sie den Leitfaden. Seine Studien gehören zu einer anderen Verbindung.',
    publishChanged: 'Der Entwurf hat einen früheren Text. Veröffentlichen Sie den geänderten Leitfaden.',
    published: (when) => `Veröffentlicht ${when}.`,
    earlierPublished: (when) => `Veröffentlicht ${when}, mit einem früheren Text.`,
    needsDraft: 'Wartet auf den Entwurf.',
    needsDecision: 'Wartet auf den Entwurf.',
    noServiceNow: 'Braucht die Verbindung zum Dienst.',
    launchNow: 'Öffnen Sie die Studie für Teilnehmende.',
    live: 'Die Studie läuft.',
    paused: 'Die Studie ist pausiert.',
    closed: 'Die Studie ist geschlossen.',
    needsLaunch: 'Wartet auf den Start.',
    send: 'Senden Sie den Link an Teilnehmende.',
    linkOld: 'Der Link gehört zu einer früheren Adresse.',
    sent: 'Es wurde teilgenommen.',
    reopen: 'Niemand kann beginnen. Öffnen Sie die Studie wieder, um einzuladen.',
    needsPeople: 'Wartet auf Teilnehmende.',
    finished: (count) => `${counted(count, { one: 'beendetes Interview', other: 'beendete Interviews' })}.`,
  },
  changed: {
    draft: {
      what: 'Sie haben den Leitfaden geändert, seit Sie diesen Entwurf veröffentlicht haben.',
      next: 'Veröffentlichen Sie den geänderten Leitfaden als neuen Entwurf, und starten Sie diesen. Oder starten Sie unten den früheren Text.',
    },
    live: {
      what: 'Sie haben den Leitfaden geändert, seit Sie diese Studie veröffentlicht haben.',
      next: 'Die Studie behält den früheren Text. Um den geänderten Leitfaden zu verwenden, veröffentlichen Sie ihn als zweiten Entwurf: Daraus wird eine eigene Studie mit eigenem Link.',
    },
  },
  toPublishing: 'Zum Veröffentlichen',
};

const fatal: Words['study']['fatal'] = {
  kinds: {
    nobodyCompletes: 'Niemand schließt das Interview ab.',
    conceptNotShown: 'Ein Konzept kann nicht gezeigt werden.',
    conceptForNobody: 'Ein Konzept wird nie gezeigt.',
    languageWithoutTexts: 'Eine Sprache hat keine Texte.',
  },
  noTexts: (language) =>
    `Der Leitfaden bietet ${language} an, aber nichts ist übersetzt. Teilnehmende können die Sprache nicht wählen.`,
  show: 'Stelle zeigen',
  toLanguages: 'Sprachen zeigen',
  publish: {
    title: (count) =>
      plural(count, {
        one: 'Leitfaden mit einem fatalen Problem veröffentlichen?',
        other: `Leitfaden mit ${count} fatalen Problemen veröffentlichen?`,
      }),
    meaning: 'Die Studie aus diesem Leitfaden würde nicht die Antworten bringen, die Sie erwarten:',
    act: 'Trotzdem veröffentlichen',
  },
  launch: {
    title: (count) =>
      plural(count, {
        one: 'Studie mit einem fatalen Problem starten?',
        other: `Studie mit ${count} fatalen Problemen starten?`,
      }),
    meaning: 'Teilnehmende würden darauf stoßen, und alle verbrauchen einen Credit:',
    act: 'Trotzdem starten',
  },
  also: 'Außerdem:',
  back: 'Zurück',
};

const pathNotes: Words['study']['pathNotes'] = {
  unseen: (items, concepts) => {
    const count = items.questions + items.statements;
    return `${joined.format([
      ...(count > 0 ? itemCountWords(items, 'de') : []),
      ...(concepts > 0 ? [counted(concepts, { one: 'Konzept', other: 'Konzepte' })] : []),
    ])} ${count + concepts === 1 ? 'wird' : 'werden'} niemandem gezeigt.`;
  },
  tests: (failed, outdated) =>
    [
      ...(failed > 0
        ? [plural(failed, { one: 'Ein Test schlägt fehl.', other: `${failed} Tests schlagen fehl.` })]
        : []),
      ...(outdated > 0
        ? [plural(outdated, { one: 'Ein Test ist veraltet.', other: `${outdated} Tests sind veraltet.` })]
        : []),
    ].join(' '),
  showPaths: 'Wege zeigen',
  showTests: 'Tests zeigen',
  mayPublish: 'Sie können trotzdem veröffentlichen.',
  mayLaunch: 'Sie können trotzdem starten.',
};

const publish: Words['study']['publish'] = {
  title: 'Veröffentlichen',
  intro:
    'Beim Veröffentlichen wird dieser Leitfaden an den Dienst gesendet, der daraus einen neuen Entwurf macht. Niemand wird befragt, bevor Sie den Entwurf starten.',
  publish: 'Entwurf veröffentlichen',
  publishing: 'Wird veröffentlicht',
  undecided: 'Klären Sie zuerst den letzten Versuch.',
  readOnly: 'Die Datei ist schreibgeschützt. Der Entwurf würde von der Datei abweichen.',
  problems: (count) =>
    `Beheben Sie zuerst ${plural(count, { one: 'das Problem', other: `die ${count} Probleme` })}. Der Dienst würde den Leitfaden ablehnen.`,
  noConnection: 'Wählen Sie zuerst eine Verbindung.',
  noKey: 'Geben Sie zuerst den Schlüssel der Verbindung ein.',
  notRunning: 'Der Studiendienst dieses Computers läuft nicht.',
  twice: 'Denselben Leitfaden noch einmal veröffentlichen?',
  twiceMeaning:
    'Der Dienst hat schon eine Studie aus genau diesem Leitfaden; sie steht unten. Erneutes Veröffentlichen legt eine zweite an.',
  second: 'Zweiten Entwurf veröffentlichen',
  despite: (count) =>
    plural(count, {
      one: 'Trotz dieser Warnung veröffentlichen?',
      other: `Trotz dieser ${count} Warnungen veröffentlichen?`,
    }),
  anyway: 'Trotzdem veröffentlichen',
  at: (name, warning) => `„${name}“: ${warning}`,
  times: (warning, count) => `${warning} (${count}-mal)`,
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
  leave: 'So lassen',
  made: (when) => `erstellt ${when}`,
  mine: 'Das ist mein Entwurf',
  title: 'Erneut veröffentlichen?',
  meaning:
    'Falls der erste Entwurf doch erstellt wurde, hat der Dienst danach zwei. Entwürfe kosten nichts. Starten Sie nur einen davon.',
};

const list: Words['study']['list'] = {
  title: 'Studien aus diesem Leitfaden',
  others: 'Andere Studien aus diesem Leitfaden',
  reading: 'Die Notizen neben der Datei werden geladen',
  empty: 'Noch keine Entwürfe. Der erste veröffentlichte Entwurf erscheint hier.',
  draft: 'Entwurf',
  published: (when) => `Veröffentlicht ${when}`,
  same: 'Der Leitfaden ist seitdem unverändert.',
  changed: 'Der Leitfaden wurde seitdem geändert. Die Studie behält den alten Text.',
  unapproved: 'Das ist nicht die freigegebene Fassung.',
  launch: 'Starten …',
  madeAt: 'Erstellt bei ',
  madeAtNext: '. Wählen Sie diese Verbindung, um die Studie zu starten.',
  notNoted:
    'Das konnte nicht neben der Datei gespeichert werden. Guide Studio merkt es sich, bis Sie das Programm beenden.',
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
    'Jede Person, die zu antworten beginnt, verbraucht einen Projekt-Credit. Er wird zurückgegeben, wenn sie im Screener ausscheidet oder 24 Stunden lang nicht antwortet.',
    'Ein Start lässt sich nicht rückgängig machen.',
  ],
  endsHere: (isOpenForNetwork) =>
    `${isOpenForNetwork ? 'Teilnehmen können Sie auf diesem Computer und Personen in diesem Netz, und zwar nur' : 'Der Link funktioniert nur auf diesem Computer und nur'}, solange Guide Studio läuft. Wenn Sie es beenden, kann niemand ein Interview beginnen oder fortsetzen, bis Sie es wieder starten. Die Antworten bleiben erhalten.`,
  facts: {
    title: 'Titel',
    questions: 'Fragen',
    statements: 'Hinweistexte',
    length: 'Geschätzte Dauer',
    lengthUnknown: 'Nicht bekannt, weil der Leitfaden seitdem geändert wurde.',
    published: 'Veröffentlicht',
  },
  changed: {
    what: 'Der Leitfaden wurde seit der Veröffentlichung dieses Entwurfs geändert. Der ältere Text würde gestartet.',
    next: 'Um den Leitfaden zu starten, wie er jetzt ist, veröffentlichen Sie ihn erneut und starten den neuen Entwurf.',
  },
  unapproved: {
    what: 'Dieser Entwurf ist nicht freigegeben. Alle Freigaben gelten für andere Fassungen des Leitfadens oder wurden zurückgezogen.',
    next: 'Lassen Sie diese Fassung freigeben, oder veröffentlichen Sie die freigegebene Fassung erneut.',
  },
  toPublishing: 'Zum Veröffentlichen',
  readingWallets: 'Die Guthabenkonten werden geladen',
  launch: 'Starten',
  launchOn: (wallet) => `Studie starten (bezahlt vom Guthabenkonto „${wallet}“)`,
  launchWithout: 'Studie ohne Guthabenkonto starten',
  chooseWallet: 'Guthabenkonto wählen',
  isLive: 'Die Studie läuft',
  sendLink: 'Senden Sie diesen Link an alle, die Sie befragen möchten.',
  tryIt: 'Nehmen Sie auf diesem Computer zur Probe teil, und lesen Sie die Antworten danach hier.',
  paidFrom: (wallet, credits) => `Antworten werden von ${wallet} bezahlt. Dort sind noch ${credits}.`,
  launched: 'Studie gestartet',
  noWallets: 'Ihre Organisation hat kein Guthabenkonto, das Sie nutzen können.',
  noWalletsNext:
    'Wird sie nicht über Guthabenkonten abgerechnet, können Sie starten. Andernfalls lehnt der Dienst den Start ab, und es geschieht nichts.',
  paidFromOne: 'Bezahlt von',
  whichWallet: 'Welches Guthabenkonto bezahlt?',
  creditsHere: {
    what: 'Auf diesem Computer ist ein Credit nur ein Zähler.',
    next: 'Er kostet nichts. Er begrenzt, wie viele Personen teilnehmen können.',
    more: 'Credits hinzufügen',
    how: 'Führen Sie diesen Befehl in einem Terminal aus; Guide Studio kann dabei laufen. Die Zahl am Ende sagt, wie viele hinzukommen.',
    command: 'Befehl, der Credits hinzufügt',
    copy: 'Befehl kopieren',
    topUp: (wallet) => `guide wallets top-up ${wallet} 1000`,
  },
  creditsOwn: {
    what: (service) => `Bei „${service}“ ist ein Credit nur ein Zähler.`,
    next: 'Er kostet nichts: Er begrenzt, wie viele Personen teilnehmen können. Wer diesen Dienst betreibt, kann mit „guide wallets top-up“ mehr hinzufügen.',
  },
  creditsElsewhere: {
    what: (service) => `Was ein Credit kostet, bestimmt „${service}“.`,
    next: 'Guide Studio verkauft keine Credits und rechnet keine ab. Preise, und wie Sie mehr bekommen, finden Sie in Ihrem Konto bei diesem Dienst.',
  },
  credits: (count, written) => `${written} ${plural(count, { one: 'Credit', other: 'Credits' })}`,
};

const approvals: Words['study']['approvals'] = {
  title: 'Freigaben',
  intro:
    'Eine Freigabe gilt für genau diesen Inhalt des Leitfadens. Sie wird neben der Datei aufbewahrt und in jedem Export aufgeführt, bis sie zurückgezogen wird. Für Personen ohne Guide Studio exportieren Sie den Leitfaden: Er hat einen Platz zum Unterschreiben.',
  exportIt: 'Zum Unterschreiben exportieren …',
  empty: 'Noch keine Freigaben.',
  unsaved: 'Speichern Sie den Leitfaden zuerst. Freigaben werden in einer Datei daneben aufbewahrt.',
  act: 'Diesen Leitfaden freigeben …',
  ofThis: 'Aktuelle Fassung',
  ofOther: 'Andere Fassung',
  approvedBy: (name, when) => `${name}, ${when}`,
  fingerprint: (start) => `Fingerabdruck ${start}…`,
  dialog: 'Diesen Leitfaden freigeben?',
  meaning: (title) =>
    `Sie bestätigen, dass „${title}“ jetzt richtig ist. Nach jeder späteren Änderung gilt diese Freigabe für eine frühere Fassung.`,
  name: 'Ihr Name',
  note: 'Anmerkung',
  noteHint: 'Zum Beispiel Ihre Rolle oder eine Bedingung.',
  approve: 'Freigeben',
  announcement: 'Leitfaden freigegeben',
  withdraw: 'Zurückziehen',
  withdrawThat: (name) => `Die Freigabe von ${name} zurückziehen`,
  withdrawDialog: (name) => `Die Freigabe von ${name} zurückziehen?`,
  withdrawMeaning:
    'Sie bleibt mit Ihrem Namen als zurückgezogen in der Liste und gibt nichts mehr frei. Das lässt sich nicht rückgängig machen, aber der Leitfaden kann erneut freigegeben werden.',
  withdrawnBy: (name, when) => `Zurückgezogen von ${name}, ${when}.`,
  withdrawnAnnouncement: 'Freigabe zurückgezogen',
};

const intake: Words['study']['intake'] = {
  states: { open: 'Läuft', paused: 'Pausiert', closed: 'Geschlossen' },
  actions: { paused: 'Pausieren …', closed: 'Schließen …', open: 'Wieder öffnen …' },
  dialogs: {
    paused: {
      title: 'Diese Studie pausieren?',
      meanings: [
        'Wer den Link öffnet, kann erst wieder teilnehmen, wenn Sie die Studie wieder öffnen.',
        'Laufende Interviews können beendet werden. Alle Antworten bleiben erhalten.',
      ],
      act: 'Studie pausieren',
      announcement: 'Studie pausiert',
    },
    closed: {
      title: 'Diese Studie schließen?',
      meanings: [
        'Wer den Link öffnet, kann nicht mehr teilnehmen.',
        'Laufende Interviews können beendet werden. Alle Antworten bleiben erhalten.',
        'Sie können die Studie später wieder öffnen.',
      ],
      act: 'Studie schließen',
      announcement: 'Studie geschlossen',
    },
    open: {
      title: 'Diese Studie wieder öffnen?',
      meanings: [
        'Alle, die den Link haben, können wieder teilnehmen.',
        'Jede Person, die zu antworten beginnt, verbraucht einen Projekt-Credit.',
      ],
      act: 'Studie wieder öffnen',
      announcement: 'Studie wieder geöffnet',
    },
  },
  text: 'Text für Teilnehmende',
  textHint: {
    paused:
      'Für alle, die den Link öffnen. Ohne ihn lesen sie, dass die Studie pausiert ist und sie es später erneut versuchen können.',
    closed: 'Für alle, die den Link öffnen. Ohne ihn lesen sie, dass die Studie geschlossen ist.',
  },
  textGone: 'Der Text für Teilnehmende wird gelöscht.',
  tooLong: (most) => `Kürzen Sie den Text auf ${most} Zeichen.`,
  reads: (text) => `Wer den Link öffnet, liest: „${text}“`,
  usual: {
    paused: 'Wer den Link öffnet, liest, dass die Studie pausiert ist.',
    closed: 'Wer den Link öffnet, liest, dass die Studie geschlossen ist.',
  },
  underWay: (count) =>
    count === 1
      ? 'Ein Interview läuft noch und kann beendet werden.'
      : `${count} Interviews laufen noch und können beendet werden.`,
};

const link: Words['study']['link'] = {
  copied: 'Kopiert',
  selected: 'Der Text ist markiert. Drücken Sie Strg+C, auf einem Mac Befehl+C, um ihn zu kopieren.',
  copy: 'Link kopieren',
  copyNamed: (label) => `Link kopieren: ${label}`,
  copyAll: 'Alle als CSV kopieren',
  notCopied: 'Die Links konnten nicht kopiert werden. Kopieren Sie sie einzeln.',
  parameters: (count) => `Links mit Parameter (${count})`,
  parametersHint:
    'Bedingungen in diesem Leitfaden verwenden diese Parameter. Wer einen solchen Link öffnet, sieht, was davon abhängt.',
  parameterLink: (parameter, value) => `${parameter} = ${value}`,
  parameter: 'Parameter',
  value: 'Wert',
  link: 'Link',
  onlyHere:
    'Dieser Link funktioniert nur auf diesem Computer und nur, solange Guide Studio läuft. Um andere einzuladen, wählen Sie „Einladen“.',
  openNamed: (label) => `Öffnen: ${label}`,
  open: 'Öffnen',
};

export const study: Words['study'] = {
  media: {
    needAddresses: (names) =>
      `Dieser Dienst nimmt nur https-Adressen. Legen Sie diese Dateien auf einen Webserver und geben Sie je die Adresse ein: ${names.map((name) => `„${name}“`).join(', ')}.`,
    missing: (name) =>
      `Die Datei von „${name}“ liegt nicht neben dem Leitfaden, oder sie ist beschädigt. Wählen Sie sie noch einmal, oder kopieren Sie den Ordner, der auf „.media“ endet, von dort, woher der Leitfaden kommt.`,
    notAsked: (count) =>
      plural(count, {
        one: 'Ein Bild oder Video hat eine Adresse im Internet. Prüfen Sie, ob Befragte es sehen können.',
        other: `${count} Bilder und Videos haben Adressen im Internet. Prüfen Sie, ob Befragte sie sehen können.`,
      }),
    allShown: (count) =>
      plural(count, {
        one: 'Die Adresse zeigt, was sie soll.',
        other: `Alle ${count} Adressen zeigen, was sie sollen.`,
      }),
    check: 'Adressen prüfen',
    notShown: (name, why) => `„${name}“ kann nicht gezeigt werden: ${why}`,
    states: {
      private: 'Die Adresse führt zu diesem Computer oder in sein Netz. Wählen Sie stattdessen die Datei.',
      notFound: 'An dieser Adresse ist nichts. Prüfen Sie sie, oder wählen Sie stattdessen die Datei.',
      refused:
        'Der Server lässt niemanden ohne Konto ein. Machen Sie die Datei öffentlich, oder wählen Sie stattdessen die Datei.',
      failing: 'Der Server hat einen Fehler. Versuchen Sie es später noch einmal.',
      page: 'Das ist die Adresse einer Webseite, nicht die des Bildes. Öffnen Sie das Bild allein und kopieren Sie diese Adresse.',
      otherType: 'Was dort liegt, ist etwas anderes. Prüfen Sie die Adresse und ihre Art.',
      moved: 'Die Adresse leitet zu oft weiter. Geben Sie die letzte ein.',
      insecure: 'Sie führt zu einer Adresse ohne https. Geben Sie eine ein, die mit https:// beginnt.',
      unreachable: 'Der Server wurde nicht erreicht. Prüfen Sie die Adresse und die Verbindung.',
      slow: 'Der Server brauchte länger als zehn Sekunden. Versuchen Sie es noch einmal, oder wählen Sie stattdessen die Datei.',
    },
  },
  title: 'Studie',
  cancel: 'Abbrechen',
  done: 'Fertig',
  tryAgain: 'Erneut versuchen',
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
