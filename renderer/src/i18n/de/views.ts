import type { Words } from '../en/index.ts';

export const views: Words['views'] = {
  label: 'Ansichten',
  guide: 'Leitfaden',
  logic: 'Logik',
  preview: 'Vorschau',
  json: 'JSON',
  changes: 'Änderungen',
  study: 'Studie',
  answers: 'Antworten',
  languages: 'Sprachen',
};
