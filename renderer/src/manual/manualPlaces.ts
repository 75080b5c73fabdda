import type { AskedDialog, Session, View } from '../session/index.ts';

/**
 * The page of the manual for each view, as `page` or `page#anchor`. A new view adds its line here, and its page to
 * `docs/manual/pages.json`.
 */
export const placeOfView: Readonly<Record<View, string>> = {
  guide: 'writing',
  logic: 'conditions',
  languages: 'translations',
  preview: 'preview',
  json: 'window#json',
  changes: 'window#changes',
  study: 'publish',
  answers: 'answers',
};

/**
 * The pages for parts of the window that have their own. A part names its line in an attribute: `data-manual="paths"`.
 * What has the focus decides, else what is shown.
 */
export const placeOfPart = {
  comments: 'window#comments',
  find: 'writing#find-and-replace',
  forecast: 'forecast',
  history: 'window#changes',
  media: 'media',
  paths: 'paths',
  problems: 'findings',
  properties: 'writing#one-question',
  tests: 'tests',
} as const;

/** The pages for dialogs that have their own; the others are about the view below them. */
export const placeOfDialog: Partial<Readonly<Record<AskedDialog['kind'], string>>> = {
  approve: 'publish',
  changedOnDisk: 'window#nothing-is-lost',
  conditionForMany: 'conditions#one-condition-for-many-questions',
  connections: 'window#connections',
  import: 'importing',
  insertParts: 'writing#parts-of-other-guides',
  invite: 'publish#inviting',
  preferences: 'window#settings',
  recovery: 'window#nothing-is-lost',
  saveParts: 'writing#parts-of-other-guides',
  sheetIn: 'translations#files-for-translators',
  sheetOut: 'translations#files-for-translators',
  shortcuts: 'window#keys',
  skip: 'conditions#one-condition-for-many-questions',
  suggest: 'translations#suggestions',
};

/** A part of the window with a page of its own. */
export type ManualPart = keyof typeof placeOfPart;

/** Where the manual begins while no guide is open. */
export const firstPlace = 'start';

/** Returns the place of the manual about what the user works at. */
export function placeOfWindow({ guide, asking }: Session): string {
  const ofDialog = asking === null ? undefined : placeOfDialog[asking.kind];
  if (ofDialog !== undefined) return ofDialog;
  const part = partWithFocus() ?? partShown();
  if (part !== null) return placeOfPart[part];
  return guide === null ? firstPlace : placeOfView[guide.view];
}

const nameOf = (element: Element | null | undefined): ManualPart | null => {
  const name = element?.getAttribute('data-manual') ?? '';
  return name in placeOfPart ? (name as ManualPart) : null;
};

const partWithFocus = () => nameOf(document.activeElement?.closest('[data-manual]'));

/** A part that fills the view, such as the paths in the Logic tab. */
const partShown = () => nameOf(document.querySelector('[data-view] [data-manual][data-fills]'));
