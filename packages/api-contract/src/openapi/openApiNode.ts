/** A piece of an OpenAPI document. */
export interface OpenApiNode {
  readonly [keyword: string]: unknown;
}
