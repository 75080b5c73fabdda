import type { OperationId } from '@guide-studio/api-contract';
import type { Fetch } from './fetch.ts';
import { routeOf } from './routeOf.ts';

/** Upper bounds of the histogram in seconds. 0.25 is the budget of an answer. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Durations {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** The number of interviews by progress. */
export type InterviewCounts = Readonly<Record<'complete' | 'screened_out' | 'in_progress', number>>;

/** What came of asking a model for follow-up questions since the start of the service. */
export interface ModerationCounts {
  readonly outcomes: ReadonlyMap<string, number>;
  /** `model`, or what it failed with last. */
  readonly state: string;
}

/** The number of jobs by state, of the kinds that this service does. */
export type JobCounts = Readonly<Partial<Record<'analysis' | 'transcript' | 'rewrap', JobStates>>>;

/** The number of jobs by state. */
type JobStates = Readonly<Record<'waiting' | 'done' | 'failed', number>>;

/** Pieces of recordings, and the recordings that nobody finished. */
export interface MediaCounts {
  /** Pieces that arrive now. */
  readonly underWay: number;
  /** Pieces by what came of them, since the start of the service. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Recordings in no answer. */
  readonly unfinished: { readonly recordings: number; readonly bytes: number };
  /** Recordings that were deleted because they are not to be kept, since the start of the service. */
  readonly swept: number;
}

/** What the service counts elsewhere; null where it does not. */
interface Counted {
  readonly interviews: InterviewCounts | null;
  readonly moderations: ModerationCounts | null;
  readonly modelTokens: number | null;
  /** The state of each part that the service can do without. */
  readonly parts: Readonly<Record<string, string>>;
  readonly jobs: JobCounts | null;
  readonly media: MediaCounts | null;
}

/** Counts answers. Labels are only routes and statuses, never an id, key or text of a request. */
export interface Metrics {
  observe(route: OperationId | 'other', status: number, seconds: number): void;
  /** Returns the Prometheus text format, version 0.0.4. */
  text(counted: Counted): string;
}

/** Returns metrics that start at zero. */
export function createMetrics(): Metrics {
  const answers = new Map<string, number>();
  const durations = new Map<string, Durations>();
  return {
    observe(route, status, seconds) {
      const labels = `endpoint="${route}",status="${status}"`;
      answers.set(labels, (answers.get(labels) ?? 0) + 1);
      const of = durations.get(route) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
      durations.set(route, of);
      of.sum += seconds;
      of.count += 1;
      for (const [index, bound] of bounds.entries())
        if (seconds <= bound) of.counts[index] = (of.counts[index] ?? 0) + 1;
    },
    text: ({ interviews, moderations, modelTokens, parts, jobs, media }) =>
      `${[
        ...answerLines(answers),
        ...durationLines(durations),
        ...interviewLines(interviews),
        ...moderationLines(moderations),
        ...tokenLines(modelTokens),
        ...partLines(parts),
        ...jobLines(jobs ?? {}),
        ...mediaLines(media),
      ].join('\n')}\n`,
  };
}

const name = (suffix: string): string => `study_service_${suffix}`;

function heading(suffix: string, type: 'counter' | 'gauge' | 'histogram', help: string): readonly string[] {
  return [`# HELP ${name(suffix)} ${help}`, `# TYPE ${name(suffix)} ${type}`];
}

function answerLines(answers: ReadonlyMap<string, number>): readonly string[] {
  const lines = [...answers].map(([labels, count]) => `${name('requests_total')}{${labels}} ${count}`);
  return [...heading('requests_total', 'counter', 'Requests answered.'), ...lines];
}

function durationLines(durations: ReadonlyMap<string, Durations>): readonly string[] {
  const metric = name('request_duration_seconds');
  const lines = [...durations].flatMap(([route, { counts, sum, count }]) => [
    ...bounds.map((bound, index) => `${metric}_bucket{endpoint="${route}",le="${bound}"} ${counts[index]}`),
    `${metric}_bucket{endpoint="${route}",le="+Inf"} ${count}`,
    `${metric}_sum{endpoint="${route}"} ${sum}`,
    `${metric}_count{endpoint="${route}"} ${count}`,
  ]);
  return [...heading('request_duration_seconds', 'histogram', 'From the request to its answer.'), ...lines];
}

function interviewLines(interviews: InterviewCounts | null): readonly string[] {
  if (interviews === null) return [];
  const lines = Object.entries(interviews).map(
    ([progress, count]) => `${name('interviews')}{progress="${progress}"} ${count}`,
  );
  return [...heading('interviews', 'gauge', 'Interviews by progress.'), ...lines];
}

function moderationLines(tally: ModerationCounts | null): readonly string[] {
  if (tally === null) return [];
  const lines = [...tally.outcomes].map(
    ([outcome, count]) => `${name('moderations_total')}{outcome="${outcome}"} ${count}`,
  );
  const help = 'Follow-up questions decided, by what came of asking the model.';
  return [...heading('moderations_total', 'counter', help), ...lines];
}

function tokenLines(tokens: number | null): readonly string[] {
  if (tokens === null) return [];
  const metric = 'model_tokens_total';
  return [
    ...heading(metric, 'counter', 'Tokens used by the model, for follow-up questions and summaries.'),
    `${name(metric)} ${tokens}`,
  ];
}

function partLines(parts: Readonly<Record<string, string>>): readonly string[] {
  const lines = Object.entries(parts).map(([part, state]) => `${name('part')}{part="${part}",state="${state}"} 1`);
  return lines.length === 0 ? [] : [...heading('part', 'gauge', 'The state of each part, as in /readyz.'), ...lines];
}

const jobNames = [
  ['analysis', 'analyses', 'Completed interviews by the state of their analysis.'],
  ['transcript', 'transcripts', 'Spoken answers by the state of their transcript.'],
  ['rewrap', 'rewraps', 'Recordings by the state of the file for all browsers.'],
] as const;

function jobLines(jobs: JobCounts): readonly string[] {
  return jobNames.flatMap(([kind, suffix, help]) => {
    const counts = jobs[kind];
    if (counts === undefined) return [];
    const lines = Object.entries(counts).map(([state, count]) => `${name(suffix)}{state="${state}"} ${count}`);
    return [...heading(suffix, 'gauge', help), ...lines];
  });
}

function mediaLines(media: MediaCounts | null): readonly string[] {
  if (media === null) return [];
  const { underWay, outcomes, unfinished, swept } = media;
  const single = (suffix: string, type: 'counter' | 'gauge', help: string, value: number) => [
    ...heading(suffix, type, help),
    `${name(suffix)} ${value}`,
  ];
  const lines = [...outcomes].map(([outcome, count]) => `${name('uploads_total')}{outcome="${outcome}"} ${count}`);
  return [
    ...single('uploads', 'gauge', 'Pieces of recordings that arrive now.', underWay),
    ...heading('uploads_total', 'counter', 'Pieces of recordings, by what came of them.'),
    ...lines,
    ...single('unfinished_recordings', 'gauge', 'Recordings in no answer.', unfinished.recordings),
    ...single('unfinished_recording_bytes', 'gauge', 'Bytes of recordings in no answer.', unfinished.bytes),
    ...single('swept_recordings_total', 'counter', 'Recordings deleted because they are not to be kept.', swept),
  ];
}

/** Measures every answer. `seconds` is a monotonic clock. */
export function withMetrics(next: Fetch, metrics: Metrics, seconds: () => number): Fetch {
  return async (request) => {
    const started = seconds();
    const response = await next(request);
    metrics.observe(routeOf(request)?.id ?? 'other', response.status, seconds() - started);
    return response;
  };
}
