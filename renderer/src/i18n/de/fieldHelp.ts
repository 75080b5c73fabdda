import type { Words } from '../en/index.ts';

export const fieldHelp: Words['fieldHelp'] = {
  noService: 'Kein Dienst ist verbunden.',
  modes: {
    text: 'Teilnehmende lesen und schreiben.',
    audio: 'Teilnehmende sprechen ihre Antworten auf offene Fragen.',
    audio_text: 'Teilnehmende wählen, ob sie sprechen oder schreiben.',
    audio_screen:
      'Teilnehmende sprechen und teilen ihren Bildschirm. Telefone können ihn nicht teilen: Dort wird die Antwort ohne ihn aufgenommen.',
    video: 'Teilnehmende sprechen in ihre Kamera.',
    video_screen:
      'Teilnehmende sprechen in ihre Kamera und teilen ihren Bildschirm. Telefone können ihn nicht teilen: Dort wird die Antwort ohne ihn aufgenommen.',
  },
  notSetText: 'Ist nichts festgelegt, schreiben Teilnehmende.',
  asksToSpeak: 'Der Leitfaden bittet Teilnehmende zu sprechen.',
  orWritten: {
    voice: 'Teilnehmende werden gebeten zu sprechen und können stattdessen schreiben.',
    screenRecording:
      'Teilnehmende werden gebeten, zu sprechen und ihren Bildschirm zu teilen, und können stattdessen schreiben. Telefone können ihn nicht teilen: Dort wird die Antwort ohne ihn aufgenommen.',
  },
  written: 'Teilnehmende schreiben.',
  writtenByMode: 'Teilnehmende schreiben, weil die Art der Studie Text ist.',
  recordings: {
    written: (name) => `${name}: Aufnahmen werden aufbewahrt, und Gesprochenes wird aufgeschrieben.`,
    notWritten: (name) =>
      `${name}: Aufnahmen werden aufbewahrt, aber nichts wird aufgeschrieben, denn es ist kein Transkriptionsdienst eingerichtet.`,
    failing: (name) =>
      `${name}: Aufnahmen werden aufbewahrt, aber der Transkriptionsdienst antwortet nicht. Bis dahin steht in einer Antwort nur, dass sie gesprochen wurde.`,
    full: (name) => `${name}: Für eine Aufnahme ist zu wenig Speicherplatz frei. Teilnehmende schreiben stattdessen.`,
    unreachable: (name) => `${name}: Der Ort für Aufnahmen ist nicht erreichbar. Teilnehmende schreiben stattdessen.`,
    none: (name) => `${name}: Aufnahmen werden nicht aufbewahrt. Teilnehmende schreiben stattdessen.`,
    unknown: (name) => `${name}: Ob aufgenommen wird, ist nicht bekannt.`,
  },
  notRewrapped: 'Ohne ffmpeg sind dort Aufnahmen mancher Browser in Safari nicht abspielbar.',
  languages: {
    own: (name) =>
      `${name}: Teilnehmende wählen unter den Sprachen, für die es Übersetzungen gibt; senden Sie diese mit „guide studies translate“. Texte ohne Übersetzung erscheinen in der Sprache der Fragen.`,
    unknown: (name) => `${name}: Ob übersetzt wird, ist nicht bekannt.`,
  },
  platforms: {
    own: (name) => `${name}: Auf anderen Geräten steht, welche nötig sind, und der Link wird angeboten.`,
    unknown: (name) => `${name}: Ob andere Geräte abgewiesen werden, ist nicht bekannt.`,
  },
  followUps: {
    none: 'Es wird nicht nachgefragt.',
    light: 'Es wird höchstens einmal nachgefragt, wo eine Antwort etwas offen lässt.',
    medium: 'Es wird höchstens zweimal nachgefragt, wo eine Antwort etwas offen lässt.',
    heavy: 'Es wird höchstens dreimal nachgefragt, bis eine Antwort nichts offen lässt.',
  },
  asks: {
    model: (name) => `${name}: Ein Modell schreibt die Nachfrage; kommt sie zu spät oder gar nicht, ein Skript.`,
    failing: (name) => `${name}: Ein Skript fragt nach, weil das Modell nicht antwortet.`,
    script: (name) =>
      `${name}: Es werden feste Nachfragen gestellt. Richten Sie ein Modell ein, damit zu jeder Antwort eine eigene entsteht.`,
    unknown: (name) => `${name}: Wer nachfragt, ist nicht bekannt.`,
  },
  watched:
    'Teilnehmende erfahren, dass Sie sich ansehen, was sie auf ihrem Bildschirm tun. Der Bildschirm wird für Sie aufgenommen; kein Modell sieht zu.',
  mustWatch: {
    own: 'Weiter geht es erst, wenn das Video bis zum Ende gelaufen ist; Überspringen zählt nicht.',
    unknown: (name) =>
      `Weiter soll es erst gehen, wenn das Video bis zum Ende gelaufen ist. ${name}: Ob das eingehalten wird, ist nicht bekannt.`,
  },
};
