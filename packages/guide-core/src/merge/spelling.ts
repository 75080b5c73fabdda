import { insideUnit, type Mention } from '../diff/naming.ts';
import { withValue } from '../diff/units.ts';
import type { Json, Path } from '../json.ts';
import type { Chosen } from './chooseUnits.ts';
import type { MergeNode } from './mergeNode.ts';
import type { Written } from './writeGuide.ts';
import { withoutMentions } from './withoutMentions.ts';

/** Returns a chosen value as spelled in the merged guide, without references that no longer resolve. */
export function spelled(settled: Written, { unit, side, mentions }: Chosen): Json | undefined {
  let { value } = unit;
  const gone: Path[] = [];
  for (const mention of mentions) {
    const path = insideUnit(mention, unit.path);
    if (path === null || !mention.target) continue;
    const target = settled.guides.nodes.of(mention.target, side);
    // The base's version is only displayed.
    if (side !== 'base' && !settled.presence.isAlive(target)) gone.push(path);
    else {
      const name = nameOf(settled, target, mention);
      if (name !== mention.value) value = withValue(value, path, name);
    }
  }
  return withoutMentions(value, gone);
}

function nameOf({ guides, chosen }: Written, target: MergeNode, { target: part, value, byText }: Mention): Json {
  if (target.isSame) return value;
  const was = part ? guides.unitsOf(part) : null;
  const [id, text] = ['externalId', 'text'].map((key) => chosen.get(target)?.get(key)?.unit.value);
  if (was?.get('externalId')?.value === id && was?.get('text')?.value === text) return value;
  return (byText ? (text ?? id) : (id ?? text)) ?? value;
}
