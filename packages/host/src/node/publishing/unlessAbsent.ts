import type { ApiResult } from '../../common/index.ts';

/** Services of other vendors lack our own addresses and answer 404; that is not a failure. */
export async function unlessAbsent<T, Absent>(
  call: Promise<ApiResult<T>>,
  absent: Absent,
): Promise<ApiResult<T | Absent>> {
  const result = await call;
  const isAbsent = !result.ok && 'status' in result.failure && result.failure.status === 404;
  return isAbsent ? { ok: true, status: 404, value: absent } : result;
}
