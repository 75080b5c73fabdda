import type { ReportWords } from './words.types.ts';

const languages = new Intl.DisplayNames(['de'], { type: 'language' });
const nameOf = (code: string): string => languages.of(code) ?? code;

export const reportWords: ReportWords = {
  sentences: {
    languageRead: ({ language = '' }) =>
      `Die Sprache des Leitfadens ist ${nameOf(language)}, erkannt an diesen Wörtern. Ändern Sie sie in den Studieneinstellungen, wenn das falsch ist.`,
    languageNamed: ({ language = '' }) =>
      `Die Sprache des Leitfadens ist ${nameOf(language)}: Das Dokument nennt sie, und diese Wörter passen dazu. Ändern Sie sie in den Studieneinstellungen, wenn das falsch ist.`,
    languageUnsure: () =>
      'Die Sprache des Textes wurde nicht erkannt; die Fragen gelten als englisch. Stellen Sie sie in den Studieneinstellungen ein.',
    participantTitle: () =>
      'Der Titel des Dokuments ist auch der Titel für Teilnehmende. Ändern Sie ihn in den Studieneinstellungen, wenn sie einen anderen lesen sollen.',
    skipUnread: () =>
      'Das liest sich wie ein Sprung, aber die Antwort oder das Ziel ist nicht klar; übersprungen wird nichts. Wählen Sie bei dieser Frage „Springen zu …“, dann die Antwort und was danach kommt.',
    skipOfOpen: () =>
      'Das liest sich wie ein Sprung, aber keine Antwort zum Auswählen entscheidet ihn; übersprungen wird nichts. Stellen Sie davor eine Auswahlfrage, und wählen Sie dort „Springen zu …“, dann die Antwort und was danach kommt.',
    conceptsAsText: () =>
      'Das liest sich wie Konzepte, die einzeln gezeigt werden. Hier sind sie ein Text. Ändern Sie den Typ dieses Blocks in „Konzeptblock“, fügen Sie jedes Konzept hinzu, und löschen Sie den Text.',
    textForTeam: () =>
      'Teilnehmende lesen das vor der ersten Frage, aber es spricht sie nicht an. Wenn es eine Notiz für das Team ist, löschen Sie es.',
    askedOnce: () =>
      'Die Fragen wurden mehrmals gestellt, für jedes von etwas einmal. Der Leitfaden stellt sie einmal.',
    bounded: () => 'Der Leitfaden prüft es selbst.',
    doubleColumn: () => 'Eine andere Spalte hat denselben Namen oder dieselbe Sprache und wird gelesen. Diese nicht.',
    filtered: () => 'Welche Optionen oder Zeilen zu sehen sind, hing von anderem ab. Der Leitfaden zeigt alle.',
    mainLanguage: () =>
      'Leitfäden kennen diese Sprache nicht; die Fragen gelten als englisch. Ändern Sie das in den Einstellungen des Leitfadens.',
    media: () => 'Ton oder Film ist nicht in der Datei. Fügen Sie ihn der Frage im Editor hinzu.',
    metadata: () => 'Das Gerät füllt es aus, niemand beantwortet es. Es ist nicht im Leitfaden.',
    optionsElsewhere: () =>
      'Die Optionen sind in einer anderen Datei oder einem anderen Blatt. Das Feld ist nicht im Leitfaden.',
    otherSheet: () =>
      'Es wird nicht gelesen: Fragen sind in „survey“, Optionen in „choices“. Benennen Sie es um, wenn es welche hat.',
    recorded: () =>
      'Leitfäden nehmen keine Orte und Codes auf; es ist eine offene Frage. Formulieren Sie sie um, oder löschen Sie sie.',
    switchedOff: () => 'Es ist in der Quelle abgeschaltet. Es ist nicht im Leitfaden.',
    tableHead: () => 'Es zeigt nur die Optionen über einer Tabelle. Es ist nicht im Leitfaden.',
    unknownColumn: () => 'Leitfäden haben nichts für diese Spalte. Prüfen Sie, ob Teilnehmende sie brauchen.',
    unmatched: () =>
      'Diese Gruppe hat keinen eigenen Anfang oder kein eigenes Ende. Prüfen Sie, welche Fragen zu ihr gehören.',
    unnamed: () => 'Es hat keine Liste oder keinen Namen; es ist keine Option einer Frage.',
    unused: () => 'Keine Frage zeigt diese Liste. Sie ist nicht im Leitfaden.',
    again: () =>
      'Es kommt dort mehrmals. Der Leitfaden fragt es einmal, an der ersten Stelle, für alle, die an eine davon kommen.',
    columnsApart: () => 'Die Spalten dieser Tabelle sind eigene Fragen.',
    embedded: () => 'Leitfäden führen keine Werte neben den Antworten; es entfällt.',
    ending: () =>
      'Wie es dort endet, etwa mit einer anderen Seite oder Nachricht, wird nicht übernommen. Schreiben Sie die Schlussnachricht des Leitfadens.',
    endsBefore: () =>
      'Es beendet die Umfrage vor der ersten Frage oder zufällig; das tun Leitfäden nicht. Entscheiden Sie, wer einen Link bekommt.',
    fromLink: () => 'Es kommt aus dem Link. Bedingungen des Leitfadens fragen unter diesem Namen danach.',
    measured: () => 'Es misst oder prüft etwas und fragt nichts. Es ist nicht im Leitfaden.',
    noItems: () => 'Es entscheidet über keine Frage; nichts davon ist im Leitfaden.',
    optionCondition: () =>
      'Die Option sahen nur manche Teilnehmende. Der Leitfaden zeigt sie allen, die gefragt werden.',
    optionOrder: () =>
      'Nur manche der Optionen sind in zufälliger Reihenfolge, oder sie werden umgekehrt. Im Leitfaden behalten sie ihre Reihenfolge.',
    optionText: () =>
      'Teilnehmende konnten neben dieser Option einen Text schreiben. Der Leitfaden fragt nicht danach.',
    ownOption: () => 'Teilnehmende konnten hier einen Text schreiben. Im Leitfaden fügen sie eine eigene Option hinzu.',
    quota: () => 'Leitfäden zählen keine Teilnehmenden. Schließen Sie die Studie, wenn Sie genug haben.',
    recoded: () => 'Antworten haben dort in Exporten andere Zahlen. Optionen haben hier die Ids ihrer Auswahl.',
    step: () => 'Interviews haben keinen solchen Schritt. Er entfällt.',
    subset: () => 'Teilnehmende bekamen zufällig nur manche davon. Im Leitfaden bekommen sie alle.',
    neverAsked: () => 'Niemand wurde es gefragt; es ist nicht im Leitfaden.',
    setInFlow: ({ parameter = '' }) =>
      `Die Bedingung fragt nach „${parameter}“, das kein Link mitbringt: Die Umfrage oder ihre Kontakte setzen es. Die Frage wird ohne diese Bedingung gestellt.`,
    afterScreener: () =>
      'Ein Screener steht vorn und hat nur Auswahlfragen; dies kommt danach, für alle, die bestehen.',
    backwards: () =>
      'Der Sprung geht zurück oder zu einem Teil, den der Leitfaden nicht hat. Interviews gehen nur vorwärts; alle machen mit der nächsten Frage weiter.',
    noLanguage: ({ language = '' }) =>
      `Leitfäden kennen keine Sprache „${language}“. Diese Texte sind nicht in den Übersetzungen.`,
    picture: () => 'Das Bild ist nicht in der Datei. Fügen Sie es der Frage im Editor hinzu.',
    rowName: ({ field = '' }) => `Zeilen haben im Leitfaden keine Ids; Antworten nennen „${field}“ beim Text.`,
    proposedSkip: ({ to = '' }) =>
      to === ''
        ? 'Das liest sich, als endete das Interview hier. Wenn Sie es annehmen, werden die späteren Fragen nur den anderen gestellt.'
        : `Das liest sich wie ein Sprung zu „${to}“. Wenn Sie ihn annehmen, werden die übersprungenen Fragen nur den anderen gestellt.`,
    proposed: () => 'Das liest sich wie eine Bedingung. Nehmen Sie sie an, oder schreiben Sie sie selbst.',
    repeated: () =>
      'Die Fragen dieses Blocks werden für jedes davon gestellt. Nehmen Sie es als Konzeptblock an; jetzt werden sie einmal gestellt.',
    skipMixed: ({ field = '' }) =>
      `Der Sprung geht über „${field}“, das diese Bedingung nicht neben seiner eigenen haben kann. Alle machen mit der nächsten Frage weiter.`,
    answersUsed: () => 'Es wiederholt Fragen für Antworten; das tun Leitfäden nicht. Es ist nicht im Leitfaden.',
    default: () => 'Antworten werden nicht vorab ausgefüllt.',
    described: () => 'Die Beschreibung steht jetzt beim Text.',
    order: () => 'Leitfäden stellen Fragen in ihrer Reihenfolge.',
    rated: () => 'Die Stufen der Skala sind jetzt Optionen.',
    setting: () => 'Leitfäden haben keine solche Einstellung.',
    trigger: () => 'Leitfäden haben keine Auslöser. Schreiben Sie eine Bedingung.',
    annotated: () =>
      'Leitfäden haben dafür keinen Platz. Schreiben Sie es in die Frage, wenn Teilnehmende es brauchen.',
    calculated: () => 'Leitfäden rechnen nicht. Das Feld ist nicht im Leitfaden.',
    comment: () => 'Teilnehmende konnten etwas dazuschreiben. Fragen Sie danach in einer eigenen Frage.',
    emptyBlock: () => 'Auf diese Überschrift folgt keine Frage; sie ist nicht im Leitfaden.',
    otherOption: () => 'Teilnehmende können stattdessen eine eigene Antwort ergänzen.',
    everyone: () => 'Alle werden gefragt, wie im Leitfaden ohne Bedingung.',
    typed: () => 'Es nennt die Art der Antwort. Das sagen jetzt Typ und Einstellungen der Frage.',
    probed: () => 'Es ist jetzt eine Anweisung zu seiner Frage.',
    timed: () => 'Leitfäden haben keine Zeiten für ihre Teile.',
    unlisted: () =>
      'Die Optionen sind nicht aufgeführt; es ist eine offene Frage. Ergänzen Sie sie, wenn es welche gibt.',
    file: () =>
      'Leitfäden fragen nicht nach Dateien; es ist eine offene Frage. Formulieren Sie sie um, oder löschen Sie sie.',
    hidden: () =>
      'Das Feld war für Teilnehmende verborgen. Der Leitfaden fragt es: Löschen Sie es, wenn es niemand beantworten soll.',
    later: ({ field = '' }) =>
      `Die Bedingung fragt nach „${field}“, das später kommt. Leitfäden können nur nach früheren Fragen fragen; die Frage wird ohne diese Bedingung gestellt.`,
    linkNot: ({ parameter = '' }) =>
      `Eine Bedingung fragt nach Werten eines Link-Parameters, nicht nach anderen. „${parameter}“ wird nicht geprüft.`,
    markup: () => 'Formate wie Fettschrift entfallen.',
    mixed: () =>
      'Die Bedingung mischt „und“ und „oder“; eine Bedingung im Leitfaden hat eines von beiden. Die Frage wird ohne diese Bedingung gestellt.',
    movedLast: () => 'Eine Option, die alle anderen ausschließt, ist in Leitfäden die letzte; sie ist jetzt am Ende.',
    named: () => 'Es hatte keinen Text; sein Name ist der Text.',
    never: () => 'Niemand kann diese Bedingung erfüllen. Die Frage wird ohne diese Bedingung gestellt.',
    noNumbers: ({ field = '' }) =>
      `Die Bedingung vergleicht „${field}“ mit einer Zahl, aber nicht alle Optionen sind Zahlen. Die Frage wird ohne diese Bedingung gestellt.`,
    noOption: ({ field = '', option = '' }) =>
      `„${field}“ hat keine Option „${option}“; wie in der Quelle erfüllt niemand diesen Teil. Prüfen Sie den Namen.`,
    notCarried: ({ field = '' }) =>
      `Es zeigt Antworten von „${field}“; das ist keine frühere Mehrfachauswahl. Es ist nicht im Leitfaden.`,
    notAsked: ({ field = '' }) =>
      `Die Bedingung fragt nach „${field}“, das im Leitfaden keine Optionen hat. Die Frage wird ohne diese Bedingung gestellt.`,
    optional: () => 'Teilnehmende konnten es auslassen. Im Interview wird jede Frage beantwortet.',
    ordinary: () => 'Nur eine Option kann alle anderen ausschließen. Diese kann zusammen mit anderen gewählt werden.',
    ownAnswer: ({ field = '' }) =>
      `Die Bedingung fragt nach einer Antwort, die Teilnehmende bei „${field}“ ergänzen; im Leitfaden hat sie keinen Namen. Die Frage wird ohne diese Bedingung gestellt.`,
    ownWords: () => 'Die Wörter dieser Optionen sind nicht in der Datei. Sie sind auf Englisch; übersetzen Sie sie.',
    piped: () => 'Ein Feld im Text wird nicht durch seine Antwort ersetzt. Formulieren Sie den Text um.',
    ranked: () => 'Jede Spalte konnte einmal gewählt werden. Der Leitfaden erlaubt sie in mehreren Zeilen.',
    recordId: () => 'Es ist der Name des Datensatzes. Teilnehmende haben Links; das Feld ist nicht im Leitfaden.',
    renamed: ({ field = '' }) => `Eine andere Frage hat diese Id; sie heißt jetzt „${field}“.`,
    rowsApart: () => 'Die Zeilen dieser Tabelle sind eigene Fragen.',
    sameRows: () => 'Hinter Zeilen mit gleichem Text steht ihr Name.',
    slider: () => 'Eine Skala ohne Stufen ist eine offene Frage.',
    syntax: ({ at = '' }) =>
      `Die Bedingung ist bei „${at}“ nicht lesbar. Die Frage wird ohne diese Bedingung gestellt.`,
    table: () => 'Leitfäden haben keine Tabellen mit Texten, Zahlen oder zwei Skalen. Das Feld ist nicht im Leitfaden.',
    translated: () => 'Leitfäden haben diesen Text nur in der Hauptsprache.',
    unknownType: () => 'Leitfäden haben kein solches Feld. Es ist nicht im Leitfaden.',
    unsupported: ({ what = '' }) =>
      `Die Bedingung verwendet „${what}“, das Leitfäden nicht haben. Die Frage wird ohne diese Bedingung gestellt.`,
    upload: () => 'Leitfäden fragen nicht nach Dateien. Das Feld ist nicht im Leitfaden.',
    validated: () => 'Die Form der Antwort wird nicht geprüft.',
    withQuestion: () => 'Es ist nicht im Leitfaden, weil seine Frage es nicht ist.',
    withoutOptions: () => 'Es hat keine Optionen. Das Feld ist nicht im Leitfaden.',
  },
  rules: {
    1: '„Nicht“ vor einer Gruppe steht jetzt bei jedem ihrer Teile.',
    2: 'Ein Vergleich von Zahlen ist jetzt die Liste der Optionen, die ihn erfüllen.',
    3: 'Was er überspringt, wird gefragt, wenn er nicht genommen wurde.',
    4: 'Die Bedingungen der Gruppen darum sind verbunden.',
    5: 'Der Link wird danach gefragt.',
    6: 'Es zeigt die dort gewählten Optionen.',
    7: 'Die Fragen werden für jedes Konzept gestellt.',
    9: '„Ist beantwortet“ ist jetzt eine beliebige der Optionen.',
  },
  sameMeaning: 'Der Leitfaden sagt dasselbe auf andere Weise.',
};
