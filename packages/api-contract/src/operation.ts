import type * as z from 'zod';

/** One operation of the service. `operations` is the table of all of them; the OpenAPI document is written from it. */
export interface Operation {
  /** The `operationId` of OpenAPI, unique. */
  readonly id: string;
  /** Says whether it is of the public contract, and whom it is for. */
  readonly family: OperationFamily;
  /** GET only reads. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the base URL; `{name}` is a path parameter. */
  readonly path: string;
  /** A few words, verb first. */
  readonly summary: string;
  /** What the summary leaves open, for people who call it. */
  readonly description?: string;
  /** What the request must carry. */
  readonly access: OperationAccess;
  /** `params`, `query`, `headers` and `body`, if the operation has them. */
  readonly input: z.ZodObject;
  /** The media type of the body that is sent; default: JSON. */
  readonly bodyType?: string;
  /** At least one; several if the status says what happened. */
  readonly answers: readonly OperationAnswer[];
  /** Every status and code with which it may refuse. */
  readonly refusals: readonly OperationRefusal[];
}

/**
 * - `versioned`, `legacy`: the public contract
 * - `studio`: our own for the editor, with the same key
 * - `participant`: our own for the participant page
 * - `operating`: our own for operators, pages and recordings
 */
export type OperationFamily = 'versioned' | 'legacy' | 'studio' | 'participant' | 'operating';

/** What a caller must send to be let in. `operatorKey`: only where the operator asks for one. */
export type OperationAccess = 'apiKey' | 'interviewToken' | 'operatorKey' | 'none';

/** An answer that is not a refusal. */
export interface OperationAnswer {
  /** An HTTP status that is no refusal; one of them is 503 of the readiness check. */
  readonly status: number;
  /** What the status means here, as a sentence. */
  readonly description: string;
  /** Its media types; default: JSON. Empty: it has no body. */
  readonly types?: readonly string[];
  /** The schema of a JSON body. */
  readonly body?: z.ZodType;
  /** Its headers, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A status and code with which an operation refuses. */
export interface OperationRefusal {
  /** An HTTP status from 400. */
  readonly status: number;
  /** The `code` of the body: a key of {@link errors} or {@link participantErrors}. */
  readonly code: string;
  /** When it happens, as a sentence. */
  readonly condition: string;
}
