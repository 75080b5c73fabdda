/** The tabs of the centre. */
export const views = {
  label: 'Views',
  guide: 'Guide',
  logic: 'Logic',
  preview: 'Preview',
  json: 'JSON',
  changes: 'Changes',
  study: 'Study',
  answers: 'Answers',
  languages: 'Languages',
};
