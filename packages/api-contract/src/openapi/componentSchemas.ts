import * as guide from '@guide-studio/guide-core';
import * as z from 'zod';
import { errors } from '../errors.ts';
import * as shape from '../resources/index.ts';

export interface OpenApiNode {
  readonly [keyword: string]: unknown;
}

/** Schemas of requests, with the names of the public contract. */
const sent = {
  Config: guide.Config,
  WelcomeMessage: guide.WelcomeMessage,
  Block: guide.Block,
  ConceptSamplingConfig: guide.ConceptSamplingConfig,
  Concept: guide.Concept,
  Item: guide.Item,
  OpenEndedItem: guide.OpenEndedItem,
  MultipleChoiceItem: guide.MultipleChoiceItem,
  RankingItem: guide.RankingItem,
  MatrixItem: guide.MatrixItem,
  MaxDiffItem: guide.MaxDiffItem,
  StatementItem: guide.StatementItem,
  Option: guide.ChoiceOption,
  Media: guide.Media,
  ConceptMedia: guide.ConceptMedia,
  Embed: guide.Embed,
  Conditional: guide.Conditional,
  Criterion: guide.Criterion,
  SelectedTemplateOptionsCriterion: guide.SelectedTemplateOptionsCriterion,
  SearchParamCriterion: guide.SearchParamCriterion,
  CreateStudyRequest: guide.CreateStudyRequest,
  LaunchRequest: shape.LaunchRequest,
} as const;

/** Schemas of responses. They have the names of the public contract if it names them, else names of this package. */
const answered = {
  CreateResponse: shape.CreateResponse,
  GetSingleResponseResponse: shape.SingleResponse,
  SingleResponseTranscriptItem: shape.TranscriptRow,
  SingleResponseVideo: shape.Recording,
  ListResponseAnswer: shape.Answer,
  ListResponse: shape.Response,
  ListResponsesResponse: shape.ListResponsesResponse,
  LaunchResponse: shape.LaunchResponse,
  Wallet: shape.Wallet,
  CreditBalance: shape.CreditBalance,
  WalletsResponse: shape.WalletsResponse,
  Study: shape.Study,
  StudiesResponse: shape.StudiesResponse,
  Question: shape.Question,
  ReadConcept: shape.ReadConcept,
  QuestionsResponse: shape.QuestionsResponse,
  LegacyAnswer: shape.LegacyAnswer,
  LegacyResponse: shape.LegacyResponse,
  LegacyResponses: shape.LegacyResponses,
  LegacyTranscriptRow: shape.LegacyTranscriptRow,
  LegacyRecording: shape.LegacyRecording,
  LegacySingleResponse: shape.LegacySingleResponse,
  LegacyConcept: shape.LegacyConcept,
  LegacyQuestion: shape.LegacyQuestion,
  LegacyQuestionsResponse: shape.LegacyQuestionsResponse,
  LegacyStudy: shape.LegacyStudy,
  LegacyStudies: shape.LegacyStudies,
} as const;

const names = new Map<z.ZodType, string>(
  [...Object.entries(sent), ...Object.entries(answered)].map(([name, schema]) => [schema, name]),
);

/** Returns a reference to a schema of this document. */
export const refTo = (name: string): OpenApiNode => ({ $ref: `#/components/schemas/${name}` });

/** Returns a reference to a named schema, or the schema itself if it has no name. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): OpenApiNode {
  const name = names.get(schema);
  if (name !== undefined) return refTo(name);
  return plain(z.toJSONSchema(schema, { target: 'openapi-3.0', io, override: fitting }));
}

/** Returns every schema of the document by name, in the form of OpenAPI 3.0. */
export function componentSchemas(): OpenApiNode {
  const code = { type: 'string', enum: Object.keys(errors) };
  const failure = { error: { type: 'string' }, code };
  const issues = { type: 'array', items: plain(z.toJSONSchema(shape.ErrorIssue, { target: 'openapi-3.0' })) };
  const required = ['error', 'code'];
  return {
    ...named(sent, 'input'),
    ...named(answered, 'output'),
    Error: { type: 'object', properties: failure, required, additionalProperties: false },
    ValidationError: { type: 'object', properties: { ...failure, issues }, required, additionalProperties: false },
  };
}

function named(schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): OpenApiNode {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const options = { target: 'openapi-3.0', io, uri: (id: string) => refTo(id)['$ref'] as string } as const;
  const { schemas: written } = z.toJSONSchema(registry, { ...options, override: fitting });
  return Object.fromEntries(Object.entries(written).map(([id, schema]) => [id, plain(schema)]));
}

/** Removes the safe integer range and the format patterns that Zod adds: correct, but not part of the contract. */
function fitting({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** Removes keywords that only JSON Schema has. */
function plain(schema: object): OpenApiNode {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== '$schema' && keyword !== '$id'));
}
