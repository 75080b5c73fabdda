/**
 * What the files of one part may import: parts of this project, and libraries. `node:*` and `electron` are libraries.
 */
export interface Part {
  /** Its name in this table and in the pictures: the package, or the package and a part of it. It is not a path. */
  readonly name: string;
  /** The layer of the editor that it belongs to, for the picture. */
  readonly layer?: string;
  /** The folder, from the root of the tree. */
  readonly folder: string;
  /** How other packages import it; empty: they may not. */
  readonly entries: readonly string[];
  /** Its files that other parts of the same package may import; absent: all. */
  readonly door?: readonly string[];
  /** True for a folder that may also import the files directly in the folder of its package, except the `index.ts`. */
  readonly usesRoot?: boolean;
  /** Files that it may import from parts with a door, in addition to the door. */
  readonly alsoOpens?: readonly string[];
  /** The parts that it may import. ` (types)` after a name allows types only. */
  readonly parts: readonly string[];
  /** A list: only these. `any`: every library but `node:*` and `electron`, which are always named. */
  readonly libraries: readonly string[] | { readonly any: true; readonly and: readonly string[] };
}

const anyLibrary = (...and: readonly string[]): Part['libraries'] => ({ any: true, and });

const coreEntry = (name: string): string => `@guide-studio/guide-core/${name}`;

/** The packages. Reading order: pure packages, what talks to a machine, what people start. */
const packages: readonly Part[] = [
  {
    name: 'guide-core/plurals',
    folder: 'packages/guide-core/src/plurals',
    entries: ['@guide-studio/guide-core/plurals'],
    parts: [],
    libraries: [],
  },
  {
    name: 'guide-core',
    folder: 'packages/guide-core/src',
    entries: [
      '@guide-studio/guide-core',
      ...['author', 'edit', 'conditions', 'find', 'diff', 'merge', 'files', 'tests', 'notes'].map(coreEntry),
      ...['translations', 'reading', 'shares', 'settings', 'estimate', 'media', 'internal'].map(coreEntry),
    ],
    parts: ['guide-core/plurals'],
    libraries: ['zod'],
  },
  {
    name: 'interview-engine',
    folder: 'packages/interview-engine/src',
    entries: [
      '@guide-studio/interview-engine',
      '@guide-studio/interview-engine/invented',
      '@guide-studio/interview-engine/paths',
      '@guide-studio/interview-engine/tests',
      '@guide-studio/interview-engine/forecast',
      '@guide-studio/interview-engine/answers',
      '@guide-studio/interview-engine/internal',
    ],
    parts: ['guide-core', 'guide-core/plurals'],
    libraries: [],
  },
  {
    name: 'api-contract',
    folder: 'packages/api-contract/src',
    entries: ['@guide-studio/api-contract', '@guide-studio/api-contract/internal'],
    parts: ['guide-core', 'guide-core/plurals'],
    libraries: ['zod'],
  },
  {
    name: 'api-client',
    folder: 'packages/api-client/src',
    entries: ['@guide-studio/api-client'],
    parts: ['api-contract'],
    libraries: anyLibrary(),
  },
  {
    name: 'study-service/node',
    folder: 'packages/study-service/src/node',
    entries: ['@guide-studio/study-service/node'],
    parts: ['study-service', 'api-contract', 'interview-engine', 'guide-core', 'guide-core/plurals'],
    libraries: anyLibrary('node:'),
  },
  {
    name: 'study-service/page',
    folder: 'packages/study-service/src/page',
    entries: [],
    parts: ['guide-core/plurals', 'interview-engine (types)'],
    libraries: anyLibrary(),
  },
  {
    name: 'study-service',
    folder: 'packages/study-service/src',
    entries: ['@guide-studio/study-service'],
    parts: ['api-contract', 'interview-engine', 'guide-core', 'guide-core/plurals'],
    libraries: anyLibrary(),
  },
  {
    name: 'importing',
    folder: 'packages/importing/src',
    entries: ['@guide-studio/importing'],
    parts: ['guide-core'],
    libraries: anyLibrary(),
  },
  {
    name: 'translation-files',
    folder: 'packages/translation-files/src',
    entries: ['@guide-studio/translation-files'],
    parts: ['guide-core', 'guide-core/plurals', 'interview-engine', 'importing'],
    libraries: anyLibrary(),
  },
  {
    name: 'analysis',
    folder: 'packages/analysis/src',
    entries: ['@guide-studio/analysis'],
    parts: ['guide-core', 'guide-core/plurals', 'interview-engine'],
    libraries: ['@orama/stemmers'],
  },
  {
    name: 'sign-off/node',
    folder: 'packages/sign-off/src/node',
    entries: ['@guide-studio/sign-off/node', '@guide-studio/sign-off/findBrowser'],
    parts: ['sign-off', 'guide-core', 'guide-core/plurals'],
    libraries: anyLibrary('node:'),
  },
  {
    name: 'sign-off',
    folder: 'packages/sign-off/src',
    entries: ['@guide-studio/sign-off', '@guide-studio/sign-off/markup'],
    parts: ['guide-core', 'guide-core/plurals'],
    libraries: [],
  },
  {
    name: 'host/common',
    folder: 'packages/host/src/common',
    entries: ['@guide-studio/host/common'],
    parts: ['guide-core', 'guide-core/plurals', 'api-contract'],
    libraries: ['zod'],
  },
  {
    name: 'host/browser',
    folder: 'packages/host/src/browser',
    entries: ['@guide-studio/host/browser'],
    parts: ['host/common'],
    libraries: anyLibrary(),
  },
  {
    name: 'host/node',
    folder: 'packages/host/src/node',
    entries: ['@guide-studio/host/node'],
    parts: ['host/common', 'interview-engine', 'api-client', 'api-contract', 'sign-off/node'],
    libraries: anyLibrary('node:'),
  },
  {
    name: 'cli',
    folder: 'packages/cli/src',
    entries: ['@guide-studio/cli'],
    parts: [
      'guide-core',
      'guide-core/plurals',
      'interview-engine',
      'api-contract',
      'api-client',
      'study-service',
      'study-service/node',
      'host/common',
      'host/node',
      'importing',
      'translation-files',
      'sign-off',
      'sign-off/node',
    ],
    libraries: anyLibrary('node:'),
  },
  {
    name: 'electron',
    folder: 'electron/src',
    entries: [],
    parts: ['host/common', 'host/node'],
    libraries: anyLibrary('node:', 'electron'),
  },
  {
    name: 'renderer',
    folder: 'renderer/src',
    entries: [],
    parts: [
      'guide-core',
      'guide-core/plurals',
      'interview-engine',
      'host/common',
      'host/browser',
      'api-contract (types)',
    ],
    libraries: anyLibrary(),
  },
  // The page of all controls that `npm run dev` shows at /controls. It is no part of the editor.
  {
    name: 'renderer/controls page',
    folder: 'renderer/controls',
    entries: [],
    parts: ['renderer', 'renderer/browser', 'renderer/theme', 'renderer/controls'],
    libraries: anyLibrary(),
  },
];

/** Returns the package that a folder belongs to, or the part of one that is listed with the packages. */
function wholeOf(folderName: string): Part {
  const [whole] = packages
    .filter(({ name }) => folderName.startsWith(`${name}/`))
    .sort((one, other) => other.name.length - one.name.length);
  if (!whole) throw new Error(`No package of ${folderName}`);
  return whole;
}

/** Returns a folder of a package as a part of its own, which may import at most what the package may. */
function inside(name: string, own: readonly string[], more: Partial<Part> = {}): Part {
  const whole = wholeOf(name);
  return {
    name,
    folder: whole.folder + name.slice(whole.name.length),
    entries: [],
    parts: [...whole.parts, ...own.map((part) => `${whole.name}/${part}`)],
    libraries: whole.libraries,
    ...more,
  };
}

/** The layers of the editor, from the bottom. */
export const editorLayers = ['No guide', 'The open guide', 'Shared by features', 'Features', 'The window'] as const;
type EditorLayer = (typeof editorLayers)[number];

const folder = (layer: EditorLayer, name: string, own: readonly string[], door?: readonly string[]): Part =>
  inside(`renderer/${name}`, own, { layer, ...(door ? { door } : {}) });

/** The readers of questionnaires and of files for translators are large: a worker has them, and no view. */
const withImporting = (part: Part): Part => ({ ...part, parts: [...part.parts, 'importing', 'translation-files'] });

/** What reads and counts answers comes with the view of the answers. */
const withAnalysis = (part: Part): Part => ({ ...part, parts: [...part.parts, 'analysis'] });

const belowFeatures: readonly Part[] = [
  folder('No guide', 'i18n', ['worker (types)'], ['index.ts', 'later.ts']),
  folder('No guide', 'browser', []),
  folder('No guide', 'theme', ['i18n']),
  folder('No guide', 'controls', ['i18n', 'theme', 'browser'], ['index.ts']),
  // The setter of the store is in no entry: features call the transitions. They declare their dialogs in `dialogs.ts`.
  folder('The open guide', 'session', ['i18n', 'browser'], ['index.ts', 'dialogs.ts']),
  folder('Shared by features', 'actions', ['i18n', 'browser', 'session']),
  folder('Shared by features', 'panes', ['i18n', 'theme', 'controls', 'session']),
  folder('Shared by features', 'companions', ['session']),
  folder('Shared by features', 'notes', ['session', 'companions']),
  folder('Shared by features', 'translations', ['session', 'companions']),
  folder('Shared by features', 'publications', ['session']),
  withImporting(folder('Shared by features', 'worker', ['browser'])),
  folder('Shared by features', 'guideTests', ['i18n', 'session', 'companions', 'worker']),
  folder('Shared by features', 'explanations', ['i18n', 'theme', 'controls', 'session', 'actions']),
  folder('Shared by features', 'fields', ['i18n', 'theme', 'browser', 'controls', 'session', 'explanations']),
];
const folderOf = ({ name }: Part): string => name.slice('renderer/'.length);

/** Returns a feature of the editor. Others import its `index.ts` only; `uses` are the features that it imports. */
const feature = (name: string, ...uses: readonly string[]): Part =>
  folder('Features', name, [...belowFeatures.map(folderOf), ...uses], ['index.ts']);

const features: readonly Part[] = [
  feature('inserter'),
  feature('media'),
  feature('clipboard', 'media'),
  feature('connections'),
  feature('fieldHelp', 'connections'),
  feature('settings', 'fieldHelp'),
  feature('languages', 'connections', 'settings'),
  feature('comments', 'languages'),
  feature('find'),
  feature('outline', 'clipboard', 'comments'),
  feature('canvas', 'outline', 'inserter', 'clipboard', 'comments', 'find', 'media'),
  feature('estimate'),
  feature('forecast', 'estimate', 'connections'),
  feature('properties', 'settings', 'clipboard', 'fieldHelp', 'forecast', 'media'),
  feature('manual'),
  feature('problems', 'manual'),
  feature('preview', 'problems', 'properties', 'connections', 'settings', 'media'),
  feature('paths', 'problems', 'preview', 'estimate', 'forecast'),
  feature('testEditor', 'manual', 'problems', 'preview', 'properties'),
  feature('logic', 'properties', 'paths', 'testEditor', 'forecast'),
  feature('json', 'problems', 'find'),
  feature('library', 'clipboard'),
  feature('importing', 'clipboard', 'settings'),
  feature('conditions', 'clipboard', 'properties'),
  feature('example'),
  feature('changes'),
  feature('merging'),
  feature('files', 'merging', 'changes', 'estimate', 'example'),
  feature('externalChanges', 'files', 'merging'),
  feature('invite', 'connections', 'settings', 'manual'),
  withAnalysis(feature('answers', 'connections', 'example', 'settings')),
  feature('study', 'answers', 'connections', 'estimate', 'settings', 'languages', 'invite', 'manual', 'media'),
];

/** Returns a folder of the frame, which may import every feature. */
const frame = (name: string, ...own: readonly string[]): Part =>
  folder('The window', name, [...[...belowFeatures, ...features].map(folderOf), ...own]);

const editor: readonly Part[] = [
  ...belowFeatures,
  ...features,
  // The dialogs of a feature are loaded with the first dialog, so they have an entry of their own.
  frame('frame/actions'),
  { ...frame('frame/dialogs', 'frame/actions'), alsoOpens: ['dialogs.ts'] },
  frame('frame/panes', 'frame/actions'),
  frame('frame/window', 'frame/actions', 'frame/dialogs', 'frame/panes'),
];

/** The folders of the other packages, where they have layers. Folders that are not listed are parts of the whole. */
const innerLayers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'guide-core': {
    schema: [],
    references: ['schema'],
    doc: ['references', 'schema'],
    steps: ['doc'],
    state: ['steps', 'doc'],
    format: ['schema'],
    media: ['doc', 'schema'],
    outlineText: ['doc', 'schema'],
    conditionText: ['doc', 'references'],
    clauses: ['doc', 'references', 'schema'],
    guideIndex: ['references'],
    commands: ['state', 'steps', 'clauses', 'conditionText', 'doc', 'references', 'schema'],
    find: ['commands', 'doc', 'schema'],
    findings: ['commands (types)', 'state (types)', 'doc'],
    rules: ['findings', 'commands (types)', 'guideIndex', 'doc', 'references', 'schema'],
    advice: ['findings', 'media', 'commands (types)', 'guideIndex', 'doc', 'references', 'schema'],
    validate: ['rules', 'advice', 'findings', 'guideIndex', 'format', 'references', 'schema'],
    fixes: ['validate', 'rules', 'advice', 'findings', 'commands', 'state', 'steps', 'doc', 'schema'],
    estimate: ['references', 'schema'],
    diff: ['validate', 'commands', 'conditionText', 'format', 'doc', 'schema'],
    merge: ['diff', 'validate', 'format', 'doc'],
    shares: [],
    notes: ['merge', 'shares', 'diff', 'doc'],
    guideTests: ['notes', 'diff', 'conditionText', 'doc'],
    switchedOff: ['guideTests', 'notes', 'validate', 'rules', 'advice', 'format', 'doc'],
    translations: ['notes', 'schema'],
    reading: ['notes', 'merge'],
    fileSchemas: ['switchedOff', 'translations', 'guideTests', 'shares', 'notes', 'format'],
    guideFormats: ['outlineText', 'format', 'doc'],
    author: ['validate', 'findings', 'schema'],
  },
  'interview-engine': {
    plan: [],
    draw: ['plan'],
    asked: ['draw', 'plan'],
    answers: ['asked'],
    wording: ['answers', 'asked', 'plan'],
    steps: ['wording', 'answers', 'asked', 'plan'],
    course: ['wording', 'answers', 'asked', 'draw', 'plan'],
    session: ['course', 'steps', 'answers', 'asked', 'plan'],
    rehearsal: ['course', 'wording', 'answers', 'asked', 'draw', 'plan'],
    logic: ['course', 'asked', 'plan'],
    paths: ['logic', 'rehearsal', 'course', 'wording', 'answers', 'asked', 'draw', 'plan'],
    forecast: ['results', 'paths', 'logic', 'rehearsal', 'course', 'answers', 'asked', 'draw', 'plan'],
    invented: ['paths', 'logic', 'rehearsal', 'course', 'wording', 'answers', 'asked', 'draw', 'plan'],
    results: ['steps', 'wording', 'draw', 'plan'],
    answerFormats: ['results', 'steps', 'plan'],
    guideTests: [
      'paths',
      'logic',
      'results',
      'rehearsal',
      'course',
      'steps',
      'wording',
      'answers',
      'asked',
      'draw',
      'plan',
    ],
  },
  analysis: {
    text: [],
    passages: ['text'],
    codes: [],
    figures: [],
    segments: [],
    search: ['passages', 'text'],
  },
  'study-service': {
    http: [],
    questions: [],
    store: ['questions'],
    jobs: ['store'],
    models: [],
    moderator: ['models'],
    translator: ['models', 'moderator'],
    media: ['jobs', 'store', 'http'],
    participant: ['moderator', 'media', 'store', 'http'],
    analyst: ['jobs', 'participant', 'models', 'moderator', 'store'],
    transcriber: ['jobs', 'participant', 'models', 'store'],
    responses: ['media', 'store', 'participant', 'questions'],
    studyMedia: ['media', 'participant', 'store', 'http'],
    endpoints: ['studyMedia', 'media', 'responses', 'store', 'questions'],
  },
  'study-service/page': {
    browser: [],
    sender: ['browser'],
    words: ['sender'],
    media: ['words', 'browser'],
    items: ['words', 'browser'],
    recording: ['sender', 'browser'],
    app: ['items', 'media', 'recording', 'words', 'sender', 'browser'],
    preview: ['app', 'browser', 'media', 'recording', 'sender'],
  },
  'host/node': {
    machine: [],
    saving: ['machine'],
    workspace: ['machine'],
    keys: ['saving', 'machine'],
    connecting: ['keys', 'saving', 'machine'],
    networking: ['saving', 'machine'],
    owning: ['workspace', 'saving', 'machine'],
    history: ['workspace', 'saving', 'machine'],
    backups: ['workspace', 'saving', 'machine'],
    revisions: ['workspace', 'saving'],
    companions: ['workspace', 'saving', 'machine'],
    watching: ['companions', 'workspace', 'saving', 'machine'],
    media: ['companions', 'workspace', 'saving', 'machine'],
    addresses: [],
    reading: ['companions', 'workspace', 'saving', 'machine'],
    files: ['reading', 'media', 'companions', 'owning', 'history', 'workspace', 'saving', 'machine'],
    publishing: ['media', 'connecting', 'companions', 'workspace', 'saving', 'machine'],
    archiving: ['publishing', 'connecting', 'files', 'workspace', 'saving', 'machine'],
    exporting: [],
    loopback: [],
  },
  'sign-off': { words: [], pack: ['words'], html: ['pack', 'words'], markdown: ['pack', 'words'] },
  cli: {
    translating: ['merging', 'files'],
    importing: [],
    building: ['check', 'merging'],
    completion: [],
    files: [],
    check: ['files'],
    studio: [],
    service: ['studio'],
    remote: ['studio', 'check'],
    merging: ['check'],
    git: ['merging'],
    paths: [],
    tests: ['remote', 'check'],
    forecast: ['remote'],
    commands: [
      'service',
      'studio',
      'remote',
      'check',
      'merging',
      'git',
      'paths',
      'tests',
      'translating',
      'forecast',
      'importing',
      'building',
      'completion',
      'files',
    ],
  },
};

/** What the folders of {@link innerLayers} show to others; of those that are not here, every file. */
const innerDoors: Readonly<Record<string, readonly string[]>> = { 'interview-engine/logic': ['index.ts'] };

/** The packages, and parts of packages, whose folders have layers. */
export const packagesWithLayers: readonly string[] = Object.keys(innerLayers);

const folders: readonly Part[] = Object.entries(innerLayers).flatMap(([family, table]) =>
  Object.entries(table).map(([folderName, own]) => {
    const name = `${family}/${folderName}`;
    const door = innerDoors[name];
    return inside(name, own, { usesRoot: true, ...(door ? { door } : {}) });
  }),
);

/** Returns true if a package, or what touches the machine in it, joins this folder of it. */
function mayJoin(whole: string, folderName: string): boolean {
  const { name } = wholeOf(folderName);
  return whole === name || whole === `${name}/node`;
}

/** The table of the parts. The longest folder that holds a file decides. */
export const allParts: readonly Part[] = [
  ...packages.map((part) => {
    const own = [...folders, ...editor].filter(({ name }) => mayJoin(part.name, name));
    return { ...part, parts: [...part.parts, ...own.map(({ name }) => name)] };
  }),
  ...folders,
  ...editor,
];

/** Returns the layer of a file: the one with the longest folder that holds it. */
export function partOf(file: string): Part | undefined {
  return allParts
    .filter((part) => file.startsWith(`${part.folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
}
