import type { Words } from '../en/index.ts';

export const outside: Words['outside'] = {
  follows: (name) => `Die Datei heißt jetzt ${name}, und der Leitfaden mit ihr`,
  reloaded: (name) => `${name} wurde außerhalb geändert und wird gezeigt, wie er jetzt ist`,
  changed: (name) => `${name} wurde außerhalb geändert, während Sie hier ungesicherte Änderungen haben.`,
  changedNext: 'Beides bleibt erhalten, bis Sie entschieden haben.',
  merge: 'Beides zusammenführen …',
  unreadable: (name, why) => `In ${name} steht kein Leitfaden mehr. ${why}`,
  unreadableNext:
    'Ihr Leitfaden ist hier noch vollständig. Speichern Sie ihn unter anderem Namen, oder setzen Sie ihn an die Stelle dessen, was dort steht.',
  putBack: 'Meinen an die Stelle setzen',
  gone: (name) => `${name} ist nicht mehr in seinem Ordner: Die Datei wurde verschoben oder gelöscht.`,
  goneNext: 'Ihr Leitfaden ist noch hier. Kommt die Datei zurück, wird sie wiedergefunden.',
  saveAgain: 'Dort wieder speichern',
  notAFile: (name) => `Wo ${name} war, steht ein Ordner.`,
  notAFileNext: 'Ihr Leitfaden ist noch hier. Speichern Sie ihn unter anderem Namen.',
  unreachable: (name) => `Der Ordner von ${name} ist gerade nicht zu erreichen.`,
  unreachableNext: 'Ihr Leitfaden ist noch hier. Der Ordner wird immer wieder gesucht; Sie können weiterschreiben.',
  saveAs: 'Speichern unter …',
  copies: (count, names) =>
    count === 1
      ? `Ein Abgleichprogramm hat neben diesem Leitfaden eine andere Fassung behalten: ${names}`
      : `Abgleichprogramme haben neben diesem Leitfaden ${count} andere Fassungen behalten: ${names}`,
  copiesNext: 'Sehen Sie sie an, und übernehmen Sie, was hier fehlt. Die Kopie bleibt, bis Sie sie löschen.',
  mergeCopy: 'Vergleichen …',
  later: 'Nicht jetzt',
};
