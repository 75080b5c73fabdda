import { isTypo } from '@guide-studio/guide-core/internal';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import type { Guide } from '@guide-studio/interview-engine';
import { parametersOf } from '@guide-studio/interview-engine/internal';

/**
 * Returns which link parameters of a test no condition of the guide names, a sentence each. None if no condition names
 * any: then links have parameters only to be recorded.
 */
export function unknownParameters(guide: Guide, { urlParams = {} }: GuideTest): readonly string[] {
  const known = [...parametersOf(guide).keys()];
  const given = Object.keys(urlParams);
  const free = known.filter((name) => !given.includes(name));
  if (known.length === 0) return [];
  return given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = free.find((one) => isTypo(one, name));
      const sentence = `No condition of the guide names the link parameter “${name}”.`;
      if (nearest !== undefined) return `${sentence} Did you mean “${nearest}”?`;
      return `${sentence} They name ${known.map((one) => `“${one}”`).join(', ')}. Correct or remove it.`;
    });
}
