/**
 * Returns the path of a template such as `/studies/{studyId}/launch` with its parameters, percent-encoded. The dots of
 * a parameter `.` or `..` are encoded too, because they would be treated as path segments.
 *
 * @param template The `path` of an endpoint or operation.
 * @param params By name. A missing one becomes an empty segment.
 * @example
 * ```ts
 * import { endpoints, pathOf } from '@guide-studio/api-contract';
 *
 * console.log(pathOf(endpoints.getSingleResponse.path, { linkId: 'a/b', responseId: '7' })); // /api/public/v1/responses/a%2Fb/7
 * ```
 */
export function pathOf(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(params[name] ?? ''));
}

function encodeSegment(segment: string): string {
  const encodable = segment.replace(/\p{Surrogate}/gu, '\uFFFD');
  return /^\.{1,2}$/.test(encodable) ? encodable.replaceAll('.', '%252E') : encodeURIComponent(encodable);
}
