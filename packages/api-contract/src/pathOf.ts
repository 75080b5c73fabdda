/**
 * The path of a template such as `/studies/{studyId}/launch` with its parameters put in, percent-encoded. A parameter
 * of `.` or `..` would be taken for a step in the tree, so its dots are encoded too.
 */
export function pathOf(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(params[name] ?? ''));
}

function encodeSegment(segment: string): string {
  const encodable = segment.replace(/\p{Surrogate}/gu, '\uFFFD');
  return /^\.{1,2}$/.test(encodable) ? encodable.replaceAll('.', '%252E') : encodeURIComponent(encodable);
}
