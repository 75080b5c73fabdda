import type { Words } from '../en/index.ts';

export const externalChanges: Words['externalChanges'] = {
  openHere: (name, when) => `${name} ist seit ${when} in einem anderen Fenster auf diesem Computer geöffnet.`,
  openElsewhere: (name, owner, machine, when) => `${owner} hat ${name} seit ${when} auf ${machine} geöffnet.`,
  openNext: 'Damit sich Ihre Änderungen nicht widersprechen, ist der Leitfaden hier schreibgeschützt.',
  editAnyway: 'Trotzdem hier bearbeiten',
  free: (name) => `${name} kann jetzt hier bearbeitet werden`,
  takenHere: (name, when) => `${name} wird seit ${when} auch in einem anderen Fenster auf diesem Computer bearbeitet.`,
  takenElsewhere: (name, owner, machine, when) => `${owner} bearbeitet ${name} seit ${when} auch auf ${machine}.`,
  takenNext:
    'Sie können weiterarbeiten. Wer als Zweites speichert, wird gebeten, beide Fassungen zusammenzuführen. Nichts wird überschrieben.',
  unmarked:
    'Andere, die diesen Ordner benutzen, sehen nicht, dass Sie den Leitfaden geöffnet haben, weil im Ordner keine Datei angelegt werden kann.',
  follows: (name) => `Die Datei wurde in ${name} umbenannt`,
  reloaded: (name) => `${name} wurde anderswo geändert und neu geladen`,
  changed: (name) => `${name} wurde anderswo geändert, und Sie haben hier ungespeicherte Änderungen.`,
  changedNext: 'Beides bleibt erhalten, bis Sie entschieden haben.',
  merge: 'Beides zusammenführen …',
  unfinished: (name) => `git hat in ${name} ein Merge unfertig hinterlassen: Die Datei enthält beide Seiten.`,
  unfinishedNext:
    'Führen Sie beide hier zusammen; Ihre Änderungen zählen zu Ihrer Seite. Bis dahin wird nichts überschrieben.',
  unfinishedApart:
    'Ihre Änderungen widersprechen Ihrer eigenen Seite dieses Merges. Speichern Sie sie unter einem anderen Namen, öffnen Sie dann die Datei und entscheiden Sie.',
  unreadable: (name, why) => `${name} ist kein Leitfaden mehr. ${why}`,
  decided: 'Beide Fassungen sind hier zusammengeführt, aber die Datei ist noch nicht gespeichert.',
  decidedNext:
    'Speichern Sie, um das Ergebnis in die Datei zu schreiben. „Rückgängig“ bringt die Entscheidungen zurück.',
  decidedInGit:
    'Bis Sie speichern, enthält die Datei die Konfliktmarken von git. Übernehmen Sie sie danach in git (Commit). „Rückgängig“ bringt die Entscheidungen zurück.',
  emptied: 'Die Datei ist leer.',
  noBlocks: 'Es ist JSON ohne eine Liste von Blöcken.',
  unreadableNext:
    'Ihr Leitfaden ist hier noch vollständig. Speichern Sie ihn unter anderem Namen, oder ersetzen Sie die Datei durch ihn.',
  putBack: 'Datei durch meinen Leitfaden ersetzen',
  gone: (name) => `${name} ist nicht mehr in seinem Ordner: Die Datei wurde verschoben oder gelöscht.`,
  goneNext: 'Ihr Leitfaden ist noch hier. Wenn die Datei wieder da ist, wird sie wieder verwendet.',
  saveAgain: 'Dort wieder speichern',
  notAFile: (name) => `An der Stelle von ${name} ist jetzt ein Ordner.`,
  notAFileNext: 'Ihr Leitfaden ist noch hier. Speichern Sie ihn unter anderem Namen.',
  unreachable: (name) => `Der Ordner von ${name} ist gerade nicht zu erreichen.`,
  unreachableNext:
    'Ihr Leitfaden ist noch hier, und Sie können weiterschreiben. Guide Studio versucht weiter, den Ordner zu erreichen.',
  awayNext:
    'Alles ist gespeichert. Führen Sie zum Weiterarbeiten den Startbefehl noch einmal aus, und öffnen Sie die neue Adresse, die er ausgibt. Dieser Hinweis verschwindet, sobald das Programm wieder antwortet.',
  saveAs: 'Speichern unter …',
  copies: (count, names) =>
    count === 1
      ? `Ein Synchronisierungsprogramm hat neben diesem Leitfaden eine andere Fassung behalten: ${names}`
      : `Synchronisierungsprogramme haben neben diesem Leitfaden ${count} andere Fassungen behalten: ${names}`,
  copiesNext: 'Vergleichen Sie sie, und übernehmen Sie, was hier fehlt. Die Kopie bleibt, bis Sie sie löschen.',
  mergeCopy: 'Vergleichen …',
  later: 'Nicht jetzt',
};
