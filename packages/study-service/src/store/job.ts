/** What a job does: read an interview, write down a recorded voice, or turn a recording into a file that is streamed. */
export type JobKind = 'analysis' | 'transcript' | 'rewrap';

/** A job that was taken. */
export interface Job {
  /** What it is about: the interview, or the object of the recording. */
  readonly subject: string;
  readonly interviewId: string;
  /** Which state of the subject it is about; a newer one starts over. 0 for recordings, which do not change. */
  readonly version: number;
  /** How often it was taken, with this time. */
  readonly attempts: number;
}

/** A job to add. */
export type NewJob = Omit<Job, 'attempts'> & { readonly kind: JobKind };

/** The number of jobs by state. */
export type JobCounts = Readonly<Record<'waiting' | 'done' | 'failed', number>>;

/** What has become of a job. */
export interface JobState<Result> {
  readonly state: 'waiting' | 'done' | 'failed';
  /** Why the last attempt failed. */
  readonly fault: string | null;
  readonly result: Result | null;
}

/** The jobs of one kind, of all organizations. Several services may share it: each job is done by one of them. */
export interface JobQueue<Result extends object, Audit extends object, Fault extends string> {
  /** Adds a job, unless there is one about this version. */
  add(job: Omit<NewJob, 'kind'>): Promise<void>;
  /** Takes the job that waits longest. Nobody else gets it until `until`. Null: none waits. */
  claim(until: number): Promise<Job | null>;
  /** Puts off the time from which others may take the job. */
  extend(job: Job, until: number): Promise<void>;
  /** Stores what came of it, and with it a new time of change, unless the subject has changed. */
  finish(job: Job, result: Result, audit: Audit): Promise<void>;
  /** Stores why nothing came of it. `nextAt`: when to try again; null for never. */
  fail(job: Job, fault: Fault | 'broken', nextAt: number | null): Promise<void>;
  /** Gives back what was taken, as if it had not been. */
  release(job: Job): Promise<void>;
  /** Deletes a job whose subject is gone. */
  drop(job: Job): Promise<void>;
  find(subject: string): Promise<JobState<Result> | null>;
  count(): Promise<JobCounts>;
  /** Calls back when this process has added a job, or when one that it waited for is done. */
  onAdded(listener: () => void): void;
}
