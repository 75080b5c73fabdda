import type { Words } from '../en/index.ts';

export const shown: Words['shown'] = {
  title: 'Was gezeigt wurde',
  page: (host) => `Die Seite von ${host}`,
  named: (name) => `„${name}“`,
  shown: (name, seconds) => `${name} wurde gezeigt und war ${seconds} s zu sehen.`,
  watched: (name, seconds) => `${name} wurde bis zum Ende abgespielt und war ${seconds} s zu sehen.`,
  notWatched: (name, seconds) =>
    `${name} wurde gezeigt, aber nicht bis zum Ende abgespielt, und war ${seconds} s zu sehen.`,
  failed: (name) => `${name} konnte nicht geladen werden. Die Person hat ohne diesen Inhalt weitergemacht.`,
  notSeen: (name) =>
    `${name}: Die Person hat gemeldet, dass nichts zu sehen war, und ohne diesen Inhalt weitergemacht.`,
  declined: (name) => `${name} wurde nicht geladen: Die Person wollte ohne diesen Inhalt weitermachen.`,
  unknown: (name) => `${name}: Es ist nicht bekannt, ob das gezeigt wurde.`,
  asksFirst:
    'Teilnehmende werden gefragt, bevor Bilder, Videos und Seiten geladen werden. Das hat der Betreiber des Dienstes so eingestellt.',
};
