/** The people who are asked a question or shown a text. */
interface Audience {
  readonly asked: string;
  readonly shown: string;
}

/** Answers that a person chose or did not choose. All texts are already quoted. */
export interface Choice {
  readonly answers: string;
  /** For a matrix: the row. */
  readonly row: string | null;
  /** The question. */
  readonly place: string;
  readonly isNot: boolean;
}

/** The wording of a pack in one language. */
export interface PackWords {
  readonly pack: string;
  readonly contents: string;
  readonly aboutStudy: string;
  readonly background: string;
  readonly goal: string;
  readonly welcome: string;
  readonly closing: string;
  readonly facts: {
    readonly participantTitle: string;
    readonly mode: string;
    readonly questionLanguage: string;
    readonly languages: string;
    readonly platforms: string;
    readonly length: string;
    readonly size: string;
    readonly file: string;
    readonly made: string;
  };
  readonly mode: Readonly<Record<string, string>>;
  readonly platform: Readonly<Record<string, string>>;
  readonly length: (usual: number, least: number, most: number) => string;
  /** `items`: how many questions and statements, in words. */
  readonly size: (items: string, blocks: number) => string;
  readonly block: Readonly<Record<string, string>>;
  readonly screenerNote: string;
  readonly conceptsAll: (concepts: number) => string;
  readonly conceptsSome: (shown: number, concepts: number) => string;
  readonly concept: string;
  readonly item: Readonly<Record<string, string>>;
  readonly choice: { readonly one: string; readonly several: string };
  readonly question: (number: number) => string;
  readonly everybody: Audience;
  readonly everybodyInBlock: Audience;
  /** `deeds` describes what the people have done, combined with `joined`. */
  readonly asked: (deeds: string) => string;
  readonly shown: (deeds: string) => string;
  readonly joined: (parts: readonly string[], joiner: 'and' | 'or') => string;
  readonly chose: (choice: Choice) => string;
  readonly came: (parameter: string) => string;
  readonly unreadable: string;
  readonly quoted: (text: string) => string;
  readonly noQuestion: string;
  readonly noAnswer: string;
  readonly answersFrom: (place: string) => string;
  readonly answers: { readonly options: string; readonly columns: string; readonly rows: string };
  readonly status: Readonly<Record<string, string>>;
  readonly exclusive: string;
  readonly selectBetween: (least: number | null, most: number | null) => string;
  readonly ownAnswer: string;
  readonly randomOrder: string;
  readonly lastStays: string;
  readonly comparedBy: (metric: string) => string;
  readonly perScreen: (count: number) => string;
  readonly followUp: Readonly<Record<string, string>>;
  readonly input: Readonly<Record<string, string>>;
  readonly screenWatched: string;
  readonly button: (text: string) => string;
  readonly media: (type: string, name: string, url: string) => string;
  /** Of a file beside the guide. */
  readonly mediaFile: (type: string, name: string) => string;
  readonly width: (percent: number) => string;
  readonly watched: string;
  readonly embed: (url: string) => string;
  readonly proxy: (url: string) => string;
  readonly instructions: string;
  readonly empty: string;
  readonly changesSince: (version: string) => string;
  readonly study: string;
  readonly findings: {
    readonly title: string;
    readonly about: string;
    readonly severities: Readonly<Record<'error' | 'serious' | 'warning', string>>;
  };
  readonly tests: {
    readonly title: string;
    readonly about: string;
    readonly participant: string;
    readonly expected: string;
    readonly states: Readonly<Record<'passed' | 'failed' | 'outdated' | 'checksNothing', string>>;
  };
  readonly fingerprint: string;
  readonly fingerprintNote: string;
  readonly approvals: string;
  readonly approvedBy: (name: string, when: string, note: string) => string;
  readonly approvedOther: string;
  readonly signature: string;
  readonly signatureNote: string;
  readonly name: string;
  readonly date: string;
  readonly sign: string;
  readonly page: string;
}
